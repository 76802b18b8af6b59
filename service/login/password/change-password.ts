import type { LoginResult } from '@/lib/contract/auth';
import { errorCodes } from '@/lib/domain/error-codes';
import { verifyPassword } from '../../account/password/password-hash';
import { assertNewPassword } from '../../account/password/password-rules';
import { assertGraphicCaptcha } from '../../captcha/graphic/graphic-captcha';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';
import type { Client } from '../../kernel/client-address';
import { bucketOf } from '../../kernel/rate-limit/buckets';
import { consumeTokens } from '../../kernel/rate-limit/consume-tokens';
import { setPassword } from '../../account/commands/set-password';

type PasswordChange = {
  caller: AccountCaller;
  oldPassword: string;
  password: string;
  sessionId?: string | undefined;
  graphicCaptcha?: string | undefined;
  client: Client;
  traceId: string;
};

/** The one failure that clients of this contract recognize by its message. */
const oldPasswordWrong = () => new ServiceError(httpCodes.invalid, { message: 'Password is invalid.' });

/**
 * Changes the caller's password by the old one and a graphic captcha; returns the token by which the session continues
 * (AUTH-12, S07, S27).
 */
export async function changePassword(
  deps: Deps,
  { caller, oldPassword, password, sessionId, graphicCaptcha, client, traceId }: PasswordChange,
): Promise<LoginResult | undefined> {
  const account = await deps.db
    .selectFrom('account')
    .where('id', '=', caller.accountId)
    .select(['id', 'username', 'mobile', 'password_hash'])
    .executeTakeFirstOrThrow();
  // Checked before the captcha is used up: after a refused password the same picture still counts.
  await assertNewPassword(password, [account.username, account.mobile]);
  await assertGraphicCaptcha(deps, { sessionId, graphicCaptcha });
  await consumeTokens(deps, [bucketOf('oldPasswordTries', account.id)]);
  if (!(await verifyPassword(oldPassword.trim(), account.password_hash))) {
    deps.logger.info({ traceId, accountId: account.id }, 'password change refused');
    throw oldPasswordWrong();
  }
  if (password === oldPassword.trim()) throw new ServiceError(errorCodes.passwordSameAsLast);
  return setPassword(deps, { account, password, caller, client, traceId });
}
