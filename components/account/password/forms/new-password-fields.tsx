'use client';

import type { ComponentProps } from 'react';
import { PasswordField } from '@/components/credentials/password-field';
import { accountText } from '@/lib/text/zh-cn/account';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';

type Given = Omit<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete'>;
type Props = { newPassword: Given; confirmPassword: Given };

/** The new password, twice; password managers may make it up, keep it and fill it in. */
export function NewPasswordFields({ newPassword, confirmPassword }: Props) {
  return (
    <>
      <PasswordField
        {...newPassword}
        label={accountText.fields.newPassword}
        autoComplete="new-password"
        hint={setPasswordText.rule}
      />
      <PasswordField
        {...confirmPassword}
        label={accountText.fields.confirmPassword}
        autoComplete="new-password"
      />
    </>
  );
}
