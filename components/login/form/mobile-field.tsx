import { Field } from '@/components/ui/field';
import { accountText } from '@/lib/text/zh-cn/account';

type Props = { value: string; error: string | undefined; change: (typed: string) => void };

/** The number is the account's name in every mode that has one, also for password managers. */
export const MobileField = ({ value, error, change }: Props) => (
  <Field
    label={accountText.fields.mobile}
    name="mobile"
    type="tel"
    inputMode="numeric"
    autoComplete="username"
    value={value}
    error={error}
    onChange={(event) => change(event.target.value)}
  />
);
