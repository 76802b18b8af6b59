import type { ComponentProps } from 'react';
import { Field } from '@/components/ui/controls/field';
import { accountText } from '@/lib/text/zh-cn/account';

/** The number is the account's name in every mode that has one, also for password managers. */
export const MobileField = (props: Omit<ComponentProps<typeof Field>, 'label'>) => (
  <Field
    {...props}
    label={accountText.fields.mobile}
    type="text"
    inputMode="numeric"
    autoComplete="username"
  />
);
