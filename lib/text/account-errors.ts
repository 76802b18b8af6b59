import type { AccountOperation } from '@/lib/domain/error-codes';
import { accountCatalogue } from './account-catalogue';
import { outcomeIn } from './errors';
import type { Failure } from './load-failure';
import { type ErrorField, field, type Outcome } from './outcome';
import { errorText } from './zh-cn/errors';

/** The one failure of §8 that is told by its message. */
const oldPasswordRefused = 'Password is invalid.';

/** Where the form has what a call knows by another name. */
const fieldsOf: { [O in AccountOperation]?: Readonly<Record<string, ErrorField>> } = {
  smsLogin: { mobile: 'mobile' },
  passwordChange: { password: 'newPassword', mobile: 'mobile' },
  register: { username: 'account', password: 'password' },
};

/** What only the service knows, such as which passwords everybody tries first (S27): its own words, beside the field. */
function refusedField(operation: AccountOperation, { data }: Failure): Outcome | undefined {
  const { fields } = (data ?? {}) as { fields?: unknown };
  const [first] = Array.isArray(fields) ? (fields as { path?: unknown; message?: unknown }[]) : [];
  const name = fieldsOf[operation]?.[String(first?.path)];
  return name && typeof first?.message === 'string' ? field(name, first.message) : undefined;
}

/**
 * What a form of the ways in does about a failure (§8).
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
