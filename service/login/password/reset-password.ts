import type { LoginResult } from '@/lib/contract/auth';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { verifyPassword } from '../../account/password/password-hash';
import { assertNewPassword } from '../../account/password/password-rules';
import { checkSmsCode, consumeCheckedSmsCode } from '../sms/sms-codes';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';
import type { Client } from '../../kernel/client-address';
import { addressBuckets } from '../../kernel/rate-limit/buckets';
import { limitFailures } from '../../kernel/rate-limit/limit-failures';
import { accountDisabled } from '../../account/commands/account-disabled';
import { setPassword } from '../../account/commands/set-password';

type Reset = {
  mobile: string;
  /** Sent to the number for this purpose. */
  code: string;
  password: string;
  caller: AccountCaller | undefined;
  client: Client;
  traceId: string;
};

/**
 * Sets a password by a code that was sent to the account's number (AUTH-11, AUTH-12). Only the holder of the number learns
 * whether it is registered (S25). A code is spent on a password that is set: after a refusal the same code stays valid, as long
 * as its attempts last (S22). Returns a token only to the account's own session, which continues under it.
 */
export async function resetPassword(
  deps: Deps,
  { mobile, code, password, caller, client, traceId }: Reset,
): Promise<LoginResult | undefined> {
  // Before the code, whose tries are few.
  await assertNewPassword(password, [mobile]);
  const buckets = addressBuckets(['smsTriesPerAddress'], client, deps);
  const type = limits.captchaCodeTypePassword;
  const proof = await limitFailures(deps, { buckets }, () => checkSmsCode(deps, { mobile, type, code }));
  const account = await deps.db
    .selectFrom('account')
    .where('mobile', '=', mobile)
    .select(['id', 'username', 'password_hash', 'disabled_at'])
    .executeTakeFirst();
  if (!account) throw new ServiceError(errorCodes.accountNotRegistered);
  if (account.disabled_at !== null) throw accountDisabled({ code: httpCodes.forbidden, path: 'mobile' });
  await assertNewPassword(password, [account.username]);
  if (await verifyPassword(password, account.password_hash)) {
    throw new ServiceError(errorCodes.passwordSameAsLast);
  }
  await consumeCheckedSmsCode(deps, proof);
  return setPassword(deps, { account, password, caller, client, traceId });
}
