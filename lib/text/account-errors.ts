import type { AccountOperation } from '@/lib/domain/error-codes';
import { accountCatalogue } from './account-catalogue';
import { outcomeIn } from './errors';
import type { Failure } from './load-failure';
import { type ErrorField, field, type Outcome } from './outcome';
import { errorText } from './zh-cn/errors';

/** The one failure that is recognized by its message (AUTH-16). */
const oldPasswordRefused = 'Password is invalid.';

/** Fields of the forms by the names that the calls give them. */
const fieldsOf: { [O in AccountOperation]?: Readonly<Record<string, ErrorField>> } = {
  smsLogin: { mobile: 'mobile' },
  passwordChange: { password: 'newPassword', mobile: 'mobile' },
  register: { username: 'account', password: 'password' },
};

/** A fault that only the service can judge, such as a common password (S27): its own words, beside the field. */
function refusedField(operation: AccountOperation, { data }: Failure): Outcome | undefined {
  const { fields } = (data ?? {}) as { fields?: unknown };
  const [first] = Array.isArray(fields) ? (fields as { path?: unknown; message?: unknown }[]) : [];
  const name = fieldsOf[operation]?.[String(first?.path)];
  return name && typeof first?.message === 'string' ? field(name, first.message) : undefined;
}

/**
 * The outcome of a failed form of log-in, registering or passwords (AUTH-16).
 *
 * @example
 * accountOutcome('smsLogin', { code: 4002002, status: 400 }) //=> { kind: 'field', field: 'smsCode', message: '验证码错误' }
 */
export function accountOutcome(operation: AccountOperation, error: unknown): Outcome {
  const { message } = (error ?? {}) as Failure;
  if (operation === 'passwordChange' && message === oldPasswordRefused) {
    return field('oldPassword', errorText.oldPasswordWrong);
  }
  return outcomeIn(accountCatalogue[operation], error, (failure) => refusedField(operation, failure));
}
