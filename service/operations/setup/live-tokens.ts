import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { anyOf } from '../../db/sql/any-of';
import { instant } from '../../db/sql/instant';

type Ended = { now: number; staffIds: readonly string[] };

/** The tokens by which people are logged in, so that their open pages are authenticated again. */
export async function liveTokens(trx: Kysely<Database>, { now, staffIds }: Ended): Promise<Buffer[]> {
  if (staffIds.length === 0) return [];
  const rows = await trx
    .selectFrom('staff')
    .innerJoin('access_token as token', 'token.account_id', 'staff.account_id')
    .where('staff.id', '=', anyOf(staffIds))
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', instant(now))
    .select('token.token_hash')
    .execute();
  return rows.map(({ token_hash: tokenHash }) => tokenHash);
}
