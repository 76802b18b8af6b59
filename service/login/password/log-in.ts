import type { LoginResult } from '@/lib/contract/auth';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { verifyPassword } from '../../account/password/password-hash';
import { clearPasswordAttempts, countPasswordAttempt } from './password-attempts';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { Client } from '../../kernel/client-address';
import { byMobileOrName } from '../../account/queries/by-mobile-or-name';
import { logInByPassword } from '../../account/commands/log-in-by-password';

type PasswordLogin = {
  username: string;
  password: string;
  /** AUTH-13, where the operator asks for one. */
  privilegedPassword?: string | undefined;
  sessionId?: string | undefined;
  graphicCaptcha?: string | undefined;
  client: Client;
  traceId: string;
};

/**
 * Trades account and password for an access token. An unknown account, a disabled one and a wrong password cannot be
 * distinguished, by their answer or by their time (S25). After a few wrong ones it takes a graphic captcha as well (S23).
 */
export async function logIn(
  deps: Deps,
  { username, password, privilegedPassword = '', sessionId, graphicCaptcha, client, traceId }: PasswordLogin,
): Promise<LoginResult> {
  if (password.length > limits.passwordInputMaxLength) throw new ServiceError(httpCodes.invalid);
  await countPasswordAttempt(deps, { username, client, sessionId, graphicCaptcha });
  const account = await findAccount(deps, username);
  const isRight = await areRight(deps, account, { password, privilegedPassword });
  const result = account && isRight ? await logInByPassword(deps, account, client) : undefined;
  if (!result) {
    deps.logger.info({ traceId, accountId: account?.id }, 'log-in refused');
    throw new ServiceError(errorCodes.credentialsWrong);
  }
  await clearPasswordAttempts(deps, { username, client });
  deps.logger.info({ traceId, accountId: result.userId }, 'logged in');
  return result;
}

/** Where a second password is required, an account without one has none that could be right (AUTH-13). */
async function areRight(
  { config }: Deps,
  account: Account | undefined,
  { password, privilegedPassword }: { password: string; privilegedPassword: string },
): Promise<boolean> {
  const isRight = await verifyPassword(password.trim(), account?.password_hash ?? null);
  if (!config.privilegedPassword) return isRight;
  const second = account?.privileged_password_hash ?? null;
  return (await verifyPassword(privilegedPassword.trim(), second)) && isRight;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

// A chosen name never takes precedence over another account's proven mobile, nor a name in other letters over itself.
const findAccount = ({ db }: Deps, username: string) =>
  db
    .selectFrom('account')
    .where(byMobileOrName(username))
    .orderBy((eb) => eb('mobile', 'is not distinct from', username), 'desc')
    .orderBy((eb) => eb('username', '=', username), 'desc')
    .orderBy('username_twin')
    .select(['id', 'password_hash', 'privileged_password_hash'])
    .executeTakeFirst();
