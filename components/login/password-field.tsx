'use client';

import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
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
      endAdornment={
        <InputAdornment position="end">
          <IconButton edge="end" aria-label={label} title={label} onClick={() => setVisible(!visible)}>
            {visible ? <EyeOff size={16} aria-hidden /> : <Eye size={16} aria-hidden />}
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
