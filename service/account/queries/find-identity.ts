import { sql } from 'kysely';
import { fixedStatement } from '../../db/sql/fixed-statement';
import type { Deps } from '../../kernel/deps';
import { oncePerPage } from '../../kernel/cache/once-per-page';

/** The token and the identity headers of a call. */
type Presented = { tokenHash: Buffer; staffId: string | null; companyId: string | null };

const readIdentity = fixedStatement((db, { tokenHash, staffId, companyId, now }: Presented & { now: Date }) =>
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
    .leftJoin('company_setting as setting', 'setting.company_id', 'staff.company_id')
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
      'setting.help_desk_phone',
      'setting.sensitive_words',
      'setting.chatbot',
      'setting.own_requests',
    ])
    .compile(),
);

export type Identity = Awaited<ReturnType<typeof readIdentity>>[number];

/**
 * The account of a token and which of its staff calls, with what the frame of every page shows of both. Nothing that a page can do
 * without belongs here: all of its calls wait for this reading, and fail with it (R19).
 */
export function findIdentity(deps: Deps, presented: Presented, page?: object): Promise<Identity | undefined> {
  const { tokenHash, staffId, companyId } = presented;
  return oncePerPage(page, {
    key: `identity ${tokenHash.toString('hex')} ${staffId} ${companyId}`,
    async read() {
      const [identity] = await readIdentity(deps.db, { ...presented, now: new Date(deps.clock.now()) });
      return identity;
    },
  });
}
