import type { LoginResult } from '@/lib/contract/auth';
import { hashPassword } from '../password/password-hash';
import { hashSecret } from '../../kernel/secrets/secret';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';
import type { Client } from '../../kernel/client-address';
import { issueAccessToken } from './issue-access-token';
import { revokeSessions, recheckTokens } from './revoke-sessions';

type NewPassword = {
  /** As it was judged: another change meanwhile refuses this one. */
  account: { id: string; password_hash: string | null };
  password: string;
  /** The session that continues under a new token; absent when the account is not logged in. */
  caller: AccountCaller | undefined;
  client: Client;
  traceId: string;
};

/**
 * Sets a password that was judged already, and ends every session of the account with it (S27, SESS-13). Answers the token by which
 * the one that asked goes on. Throws 409000 when the password was changed meanwhile.
 */
export async function setPassword(
  deps: Deps,
  { account, password, caller, client, traceId }: NewPassword,
): Promise<LoginResult | undefined> {
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  const isOwn = caller !== undefined && caller.accountId === account.id;
  const { ended, replaced } = await deps.db.transaction().execute(async (trx) => {
    const set = await trx
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('id', '=', account.id)
      .where('password_hash', 'is not distinct from', account.password_hash)
      .where('disabled_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!set) throw new ServiceError(httpCodes.conflict);
    return {
      ended: await revokeSessions(trx, { accountId: account.id, now }),
      replaced: isOwn ? await replaceToken({ ...deps, db: trx }, caller, client) : undefined,
    };
  });
  recheckTokens(deps, ended);
  deps.logger.info({ traceId, accountId: account.id, count: ended.length }, 'password set, sessions ended');
  return replaced;
}

/** A token in the place of another; the provider's log-out still finds the session (SESS-13). */
async function replaceToken(
  deps: Pick<Deps, 'db' | 'clock'>,
  { accountId, tokenHash }: AccountCaller,
  client: Client,
): Promise<LoginResult> {
  const replaced = await issueAccessToken(deps, accountId, client);
  await deps.db
    .updateTable('provider_session')
    .set({ token_hash: hashSecret(replaced.access_token) })
    .where('token_hash', '=', tokenHash)
    .execute();
  return replaced;
}
