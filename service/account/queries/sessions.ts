import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import type { AccountCaller } from '../../kernel/caller';

export type SessionRow = Awaited<ReturnType<typeof getSessions>>[number];

/** Where the account is logged in. */
export async function getSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, caller: AccountCaller) {
  return db
    .selectFrom('access_token')
    .where('account_id', '=', caller.accountId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', instant(clock.now()))
    .select(['id', 'device', 'client_address', 'created_at', 'last_seen_at', 'token_hash'])
    .execute();
}
