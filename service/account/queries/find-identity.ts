import { sql } from 'kysely';
import { fixedStatement } from '../../db/sql/fixed-statement';
import type { Deps } from '../../kernel/deps';
import { currentSnapshot, isUnchangedSince } from '../../live/outbox-changes';
import { oncePerPage } from '../../kernel/cache/once-per-page';

/** What a caller shows of itself. */
type Presented = { tokenHash: Buffer; staffId: string | null; companyId: string | null };

/** `since` is the snapshot of what a page may use again; null where there is nothing, undefined where no page asks. */
type Asked = Presented & { now: Date; since?: string | null };

const readIdentity = fixedStatement((db, { tokenHash, staffId, companyId, now, since }: Asked) =>
  db
    .selectFrom('access_token as token')
    .innerJoin('account', 'account.id', 'token.account_id')
    .leftJoin('staff', (join) =>
      join
        .onRef('staff.account_id', '=', 'account.id')
        .on('staff.company_id', '=', companyId)
        .on('staff.id', '=', staffId),
    )
    .leftJoin('company', 'company.id', 'staff.company_id')
    .where('token.token_hash', '=', tokenHash)
    .where('token.revoked_at', 'is', null)
    .where('token.expires_at', '>', sql<number>`${now}`)
    .where('account.disabled_at', 'is', null)
    .select([
      'token.account_id',
      'token.expires_at',
      'token.last_seen_at',
      'account.mobile',
      'account.real_name as account_name',
      'account.avatar',
      'staff.id as staff_id',
      'staff.company_id',
      'staff.real_name',
      'staff.department_id',
      'staff.disabled_at',
      'staff.deleted_at',
      'company.time_zone',
      'company.title',
      'company.accent',
    ])
    .$if(since !== undefined, (identity) =>
      identity.select([
        currentSnapshot.as('snapshot'),
        isUnchangedSince(companyId, since ?? null).as('is_unchanged'),
      ]),
    )
    .compile(),
);

export type Found = Awaited<ReturnType<typeof readIdentity>>[number];

/**
 * Whose token it is, and which of the account's staff, with what the frame of every page shows of them. Nothing that a page can do
 * without is asked for here: all of its calls wait for this, and fail with it (R19). Only whether kept answers may be used for it is asked
 * along, and left out where that is refused.
 */
export function findIdentity(deps: Deps, presented: Presented, page?: object): Promise<Found | undefined> {
  const { tokenHash, staffId, companyId } = presented;
  return oncePerPage(page, {
    key: `identity ${tokenHash.toString('hex')} ${staffId} ${companyId}`,
    async read() {
      const asked = { ...presented, now: new Date(deps.clock.now()) };
      const ask = async (since: string | null | undefined) =>
        (await readIdentity(deps.db, since === undefined ? asked : { ...asked, since }))[0];
      return page ? deps.kept.check(page, companyId, ask) : ask(undefined);
    },
  });
}
