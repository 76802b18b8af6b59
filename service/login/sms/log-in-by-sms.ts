import { v7 as newId } from 'uuid';
import type { LoginResult } from '@/lib/contract/auth';
import { limits } from '@/lib/domain/limits/limits';
import { errorText } from '@/lib/text/zh-cn/errors';
import { newAccountName } from '@/lib/text/zh-cn/service';
import { consumeSmsCode } from './sms-codes';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Client } from '../../kernel/client-address';
import { addressBuckets } from '../../kernel/rate-limit/buckets';
import { limitFailures } from '../../kernel/rate-limit/limit-failures';
import { accountDisabled } from '../../account/commands/account-disabled';
import { issueAccessToken } from '../../account/commands/issue-access-token';

type SmsLogin = { mobile: string; code: string; client: Client; traceId: string };

/**
 * Trades a number's code for an access token; an unregistered number registers itself (AUTH-01). That an account is disabled is
 * answered to the proven holder of its number, unlike to attempts by password (S25).
 */
export async function logInBySms(
  deps: Deps,
  { mobile, code, client, traceId }: SmsLogin,
): Promise<LoginResult> {
  const buckets = addressBuckets(['smsTriesPerAddress'], client, deps);
  const type = limits.captchaCodeTypeLogin;
  await limitFailures(deps, { buckets }, () => consumeSmsCode(deps, { mobile, type, code }));
  const fresh = await registered(deps, mobile);
  const account = fresh ?? (await findByMobile(deps, mobile));
  if (!account || account.disabled_at !== null) {
    deps.logger.info({ traceId, accountId: account?.id }, 'log-in refused');
    throw account
      ? accountDisabled({ code: httpCodes.invalid, path: 'mobile' })
      : new ServiceError(httpCodes.invalid, { message: errorText.logInFailed });
  }
  const result = await issueAccessToken(deps, account.id, client);
  deps.logger.info({ traceId, accountId: account.id }, 'logged in');
  return fresh ? { ...result, registered: true } : result;
}

/** The new account; undefined when there is one. Among parallel log-ins the database lets one create it. */
async function registered({ db, clock }: Deps, mobile: string) {
  const id = newId();
  return db
    .insertInto('account')
    .values({
      id,
      // Not the number: another account may have chosen that for a name.
      username: id,
      mobile,
      real_name: newAccountName(mobile),
      created_at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.column('mobile').doNothing())
    .returning(['id', 'disabled_at'])
    .executeTakeFirst();
}

const findByMobile = ({ db }: Deps, mobile: string) =>
  db.selectFrom('account').where('mobile', '=', mobile).select(['id', 'disabled_at']).executeTakeFirst();
