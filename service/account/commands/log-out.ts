import type { Deps } from '../../kernel/deps';
import type { AccountCaller } from '../../kernel/caller';

/** Ends the token that the call came with; the very next call with it is a stranger's (SESS-13). */
export async function logOut(
  { db, clock, logger, changes }: Deps,
  caller: AccountCaller,
  traceId: string,
): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ revoked_at: new Date(clock.now()) })
    .where('token_hash', '=', caller.tokenHash)
    .execute();
  changes.recheckToken(caller.tokenHash);
  logger.info({ traceId, accountId: caller.accountId }, 'logged out');
}
