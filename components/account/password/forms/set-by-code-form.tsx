'use client';

import type { PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import { Field } from '@/components/ui/controls/field';
import { accountText } from '@/lib/text/zh-cn/account';
import { CodeAndPasswordFields } from './code-and-password-fields';
import { SetPasswordFrame } from '../set-password-frame';
import { useSetByCode } from './use-set-by-code';

type Props = { mobile: string; encoding: PasswordEncoding; onDone: () => void };

export function SetByCodeForm(props: Props) {
  const { form, isFilled, isBusy, failure, ...fields } = useSetByCode(props);
  return (
    <SetPasswordFrame {...form} {...{ isFilled, isBusy, failure }}>
      <Field
        {...fields.field('mobile')}
        label={accountText.fields.mobile}
        type="text"
        autoComplete="username"
        disabled
      />
      <CodeAndPasswordFields {...fields} />
    </SetPasswordFrame>
  );
}
