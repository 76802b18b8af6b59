import type { LoginResult } from '@/lib/contract/auth';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits';
import { verifyPassword } from '../auth/password-hash';
import { forgetPasswordTries, takePasswordTry } from '../auth/password-tries';
import type { Deps } from '../deps';
import { httpCodes, ServiceError } from '../errors';
import type { Client } from '../http/client';
import { issueAccessToken } from './issue-access-token';

type PasswordLogin = {
  username: string;
  password: string;
  sessionId?: string | undefined;
  graphicCaptcha?: string | undefined;
  client: Client;
  traceId: string;
};

/**
 * Trades account and password for an access token. An unknown account, a disabled one and a wrong password cannot be
 * told apart, by their answer or by their time (S25). After a few wrong ones it takes a graphic captcha as well (S23).
 */
export async function logIn(
  deps: Deps,
  { username, password, sessionId, graphicCaptcha, client, traceId }: PasswordLogin,
): Promise<LoginResult> {
  if (password.length > limits.passwordInputMaxLength) throw new ServiceError(httpCodes.invalid);
  await takePasswordTry(deps, { username, client, sessionId, graphicCaptcha });
  const account = await findAccount(deps, username);
  const isRight = await verifyPassword(password.trim(), account?.password_hash ?? null);
  if (!account || !isRight || account.disabled_at !== null) {
    deps.logger.info({ traceId, accountId: account?.id }, 'log-in refused');
    throw new ServiceError(errorCodes.credentialsWrong);
  }
  await forgetPasswordTries(deps, { username, client });
  const result = await issueAccessToken(deps, account.id, client);
  deps.logger.info({ traceId, accountId: account.id }, 'logged in');
  return result;
}

// A name that somebody chose never takes precedence over the mobile that somebody else proved.
const findAccount = ({ db }: Deps, username: string) =>
  db
    .selectFrom('account')
    .where((eb) => eb.or([eb('mobile', '=', username), eb('username', '=', username)]))
    .orderBy((eb) => eb('mobile', 'is not distinct from', username), 'desc')
    .select(['id', 'password_hash', 'disabled_at'])
    .executeTakeFirst();
