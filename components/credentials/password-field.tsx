'use client';

import { Eye, EyeOff } from 'lucide';
import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Field } from '@/components/ui/controls/field';
import { Icon } from '@/components/ui/layout/icon';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { accountText } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';

/** A password that can be looked at; the switch is a button of its own and never submits. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [visible, setVisible] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const label = visible ? accountText.hidePassword : accountText.showPassword;
  return (
    <Field
      {...props}
      hint={capsLock ? entryText.capsLock : props.hint}
      onKeyDown={watch}
      onKeyUp={watch}
      onBlur={() => setCapsLock(false)}
      type={visible ? 'text' : 'password'}
      end={
        <Tip text={label}>
          <IconButton aria-label={label} onClick={() => setVisible(!visible)}>
            {visible ? <Icon of={EyeOff} size={16} /> : <Icon of={Eye} size={16} />}
          </IconButton>
        </Tip>
      }
    />
  );
}
