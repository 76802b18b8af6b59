import type { Deps } from '../../kernel/deps';
import type { AccountScope } from '../authenticate';

/** Ends the token that the call came with; the very next call with it is a stranger's (SESS-13). */
export async function logOut(
  { db, clock, logger, changes }: Deps,
  scope: AccountScope,
  traceId: string,
): Promise<void> {
  await db
    .updateTable('access_token')
    .set({ revoked_at: new Date(clock.now()) })
    .where('token_hash', '=', scope.tokenHash)
    .execute();
  changes.doubt(scope.tokenHash);
  logger.info({ traceId, accountId: scope.accountId }, 'logged out');
}
