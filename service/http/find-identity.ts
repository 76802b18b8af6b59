import { sql } from 'kysely';
import { fixedStatement } from '../db/fixed-statement';
import type { Deps } from '../deps';
import { unreadApprovals } from '../queries/approvals';

/** What a caller shows of itself. */
type Presented = { tokenHash: Buffer; staffId: string | null; companyId: string | null };

type Asked = Presented & { now: Date; forPage?: true | undefined };

const readIdentity = fixedStatement((db, { tokenHash, staffId, companyId, now, forPage }: Asked) =>
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
    .$if(forPage !== undefined, (query) =>
      query.select(({ ref }) =>
        unreadApprovals({ companyId: ref('staff.company_id'), staffId: ref('staff.id'), now }).as(
          'unread_approvals',
        ),
      ),
    )
    .compile(),
);

export type Found = Awaited<ReturnType<typeof readIdentity>>[number];

const askedBy = new WeakMap<object, Map<string, Promise<Found | undefined>>>();

/**
 * Whose token it is, and which of the account's staff, with what the frame of every page shows of them. The calls of one page ask
 * once: all of them came with one request of a browser, and the answer is younger than that. A failure is not kept, so that a call that is repeated asks again (R21).
 */
export function findIdentity(deps: Deps, presented: Presented, page?: object): Promise<Found | undefined> {
  const read = async () => {
    const now = new Date(deps.clock.now());
    const [found] = await readIdentity(deps.db, { ...presented, now, forPage: page && true });
    return found;
  };
  if (!page) return read();
  const asked = askedBy.get(page) ?? new Map<string, Promise<Found | undefined>>();
  askedBy.set(page, asked);
  const { tokenHash, staffId, companyId } = presented;
  const key = `${tokenHash.toString('hex')} ${staffId} ${companyId}`;
  const known = asked.get(key);
  if (known) return known;
  const answer = read();
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
}
