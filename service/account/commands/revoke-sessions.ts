import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';

type Ending = {
  accountId: string;
  now: number;
  /** Only this one. */
  id?: string;
  /** All but this one, which asks. */
  except?: Buffer;
};

/**
 * Ends tokens of an account, in the transaction that has the reason for it; returns them (SESS-13). {@link recheckTokens} is
 * for after the commit.
 */
export async function revokeSessions(
  db: Kysely<Database>,
  { accountId, now, id, except }: Ending,
): Promise<Buffer[]> {
  const ended = await db
    .updateTable('access_token')
    .set({ revoked_at: new Date(now) })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', instant(now))
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(except !== undefined, (query) => query.where('token_hash', '<>', except ?? Buffer.of()))
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash: tokenHash }) => tokenHash);
}

/** Ends the live streams of tokens that have ended, in every process. */
export function recheckTokens({ changes }: Pick<Deps, 'changes'>, tokenHashes: readonly Buffer[]): void {
  for (const tokenHash of tokenHashes) changes.recheckToken(tokenHash);
}
