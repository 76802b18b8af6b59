import type { AccountOperation } from '@/lib/domain/error-codes';
import { accountOutcome } from '@/lib/text/account-errors';
import { stepFailure } from '@/components/credentials/session/step-failure';
import { withWait } from '@/lib/text/with-wait';
import { loginFields, type LoginField } from './login-fields';

export type LoginOperation = Extract<AccountOperation, 'smsLogin' | 'passwordLogin' | 'register'>;

/** The place of a failed log-in on the form: beside a field, or below the button where none is named. */
export type LoginFailure = {
  field?: LoginField;
  message?: string | undefined;
  /** The failure of the previous try, with the very same values: it is still true. */
  before?: LoginFailure;
};

const isLoginField = (name: string): name is LoginField => name in loginFields;

/** 4001003 has no words at log-in: the field that it asks for appears, says what it wants and has the cursor (AUTH-16). */
export function loginFailure(operation: LoginOperation, error: unknown): LoginFailure {
  const around = stepFailure(error);
  if (around !== undefined) return { message: around };
  const outcome = accountOutcome(operation, error);
  if (outcome.kind === 'captcha') return { field: 'graphicCaptcha', message: outcome.message };
  if (outcome.kind === 'field' && isLoginField(outcome.field)) {
    return { field: outcome.field, message: outcome.message };
  }
  return { message: withWait(outcome.message, error) };
}
