import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { accountText } from '@/lib/text/zh-cn/account';

type Props = {
  value: string;
  error: string | undefined;
  /** Stands opposite the label. */
  action?: ReactNode;
  change: (typed: string) => void;
};

/** The number is the account's name in every mode that has one, also for password managers. */
export const MobileField = ({ value, error, action, change }: Props) => (
  <Field
    label={accountText.fields.mobile}
    name="mobile"
    type="tel"
    inputMode="numeric"
    autoComplete="username"
    value={value}
    error={error}
    action={action}
    onChange={(event) => change(event.target.value)}
  />
);
