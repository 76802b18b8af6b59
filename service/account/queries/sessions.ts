import type { ActiveSession } from '@/lib/contract/account';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import type { AccountCaller } from '../../kernel/caller';

/** Where the account is logged in; the place that was seen last comes first. */
export async function getSessions(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  caller: AccountCaller,
): Promise<ActiveSession[]> {
  const rows = await db
    .selectFrom('access_token')
    .where('account_id', '=', caller.accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', instant(clock.now()))
    .select(['id', 'device', 'client_address', 'created_at', 'last_seen_at', 'token_hash'])
    .execute();
  return rows
    .map((row) => ({
      id: row.id,
      ...(row.device && { device: row.device }),
      ...(row.client_address && { clientAddress: row.client_address }),
      createTime: row.created_at,
      lastSeenTime: row.last_seen_at ?? row.created_at,
      current: caller.tokenHash.equals(row.token_hash),
    }))
    .sort((a, b) => b.lastSeenTime - a.lastSeenTime || b.createTime - a.createTime);
}
