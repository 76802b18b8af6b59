import { stepFailure } from '@/components/credentials/session/step-failure';
import { withWait } from '@/lib/text/with-wait';
import { accountOutcome } from '@/lib/text/account-errors';
import { errorText } from '@/lib/text/zh-cn/errors';

/** Where a password is asked for, one of these is wrong or the whole. */
export type PasswordField = 'mobile' | 'smsCode' | 'oldPassword' | 'newPassword' | 'graphicCaptcha';
export type PasswordFailure = { field?: PasswordField; message: string };

const fields: readonly string[] = [
  'mobile',
  'smsCode',
  'oldPassword',
  'newPassword',
] satisfies PasswordField[];
const isPasswordField = (field: string): field is PasswordField => fields.includes(field);

/** The message for a password that was not set, and the field it belongs to. */
export function passwordFailure(error: unknown): PasswordFailure {
  const around = stepFailure(error);
  if (around !== undefined) return { message: around };
  const outcome = accountOutcome('passwordChange', error);
  const message = outcome.message ?? errorText.passwordNotSet;
  if (outcome.kind === 'captcha') return { field: 'graphicCaptcha', message };
  if (outcome.kind === 'field' && isPasswordField(outcome.field)) return { field: outcome.field, message };
  return { message: withWait(message, error) };
}
