'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Field } from '@/components/ui/field';
import { accountText } from '@/lib/text/zh-cn/account';

/** A password that can be looked at; the switch is a button of its own and never submits. */
export function PasswordField(props: ComponentProps<typeof Field>) {
  const [visible, setVisible] = useState(false);
  const label = visible ? accountText.hidePassword : accountText.showPassword;
  return (
    <Field
      {...props}
      type={visible ? 'text' : 'password'}
      end={
        <IconButton aria-label={label} title={label} onClick={() => setVisible(!visible)}>
          {visible ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
        </IconButton>
      }
    />
  );
}
