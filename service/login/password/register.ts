import { v7 as newId } from 'uuid';
import { checkAccount, checkConfirmPassword, checkMobile } from '@/lib/domain/account/account-rules';
import { errorCodes } from '@/lib/domain/error-codes';
import type { LoginResult } from '@/lib/contract/auth';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { serviceText } from '@/lib/text/zh-cn/service';
import { hashPassword } from '../../account/password/password-hash';
import { assertNewPassword, refusedPassword } from '../../account/password/password-rules';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Client } from '../../kernel/client-address';
import { addressBuckets } from '../../kernel/rate-limit/buckets';
import { consumeTokens } from '../../kernel/rate-limit/consume-tokens';
import { issueAccessToken } from '../../account/commands/issue-access-token';
import { logIn } from './log-in';

type Registration = {
  username: string;
  password: string;
  confirmPassword: string;
  sessionId?: string | undefined;
  graphicCaptcha?: string | undefined;
  client: Client;
  traceId: string;
};

/**
 * The private deployment's one form (AUTH-17): logs an existing account in, and registers a name that is free in any case. A
 * taken name is answered as a wrong password is, and counts as one (S23, S25). Elsewhere numbers register by SMS: a password
 * proves no number, so it registers none.
 */
export async function register(deps: Deps, registration: Registration): Promise<LoginResult> {
  if (!deps.config.privateDeployment) {
    throw new ServiceError(httpCodes.forbidden, { message: serviceText.registerBySms });
  }
  const { username, password, confirmPassword, client, traceId } = registration;
  const differ = checkConfirmPassword(confirmPassword, password);
  if (differ) throw refusedPassword(accountMessages[differ]);
  const existing = await logInExisting(deps, registration);
  if (existing) return existing;

  assertUsername(username);
  await assertNewPassword(password, [username]);
  await consumeTokens(deps, addressBuckets(['registrationsPerAddress'], client, deps));
  const created = await createAccount(deps, { username, passwordHash: await hashPassword(password) });
  if (!created) throw new ServiceError(errorCodes.credentialsWrong);
  const result = await issueAccessToken(deps, created.id, client);
  deps.logger.info({ traceId, accountId: created.id }, 'registered');
  return { ...result, registered: true };
}

async function logInExisting(deps: Deps, registration: Registration): Promise<LoginResult | undefined> {
  try {
    return await logIn(deps, registration);
  } catch (error) {
    if (error instanceof ServiceError && error.code === errorCodes.credentialsWrong) return undefined;
    throw error;
  }
}

/** A name that reads as a number would stand in for the account that can prove that number. */
function assertUsername(username: string): void {
  const isMobile = checkMobile(username) === undefined;
  const broken = isMobile ? 'accountFormat' : checkAccount(username);
  if (!broken) return;
  const message = accountMessages[broken];
  const data = { fields: [{ part: 'body', path: 'username', message }] };
  throw new ServiceError(httpCodes.invalid, { message, data });
}

/** Among parallel registrations of one name, the unique index accepts one. */
const createAccount = (
  { db, clock }: Deps,
  { username, passwordHash }: { username: string; passwordHash: string },
) =>
  db
    .insertInto('account')
    .values({
      id: newId(),
      username,
      password_hash: passwordHash,
      real_name: username,
      created_at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
