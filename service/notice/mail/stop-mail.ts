import { type RawBuilder, sql } from 'kysely';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import { inTransaction } from '../../kernel/commands/transaction';
import { writeChange } from '../../kernel/commands/write-change';
import type { Deps } from '../../kernel/deps';
import type { Unsubscription } from './unsubscribe-link';

/**
 * Switches one kind of mail off for one person, who is not logged in: the token of a link in the mail is all that is known. It does
 * what the person's own settings do, and nothing for somebody who works there no more.
 */
export async function stopMail(
  deps: Pick<Deps, 'db' | 'clock' | 'changes'>,
  { companyId, staffId, kind }: Unsubscription,
): Promise<void> {
  const now = deps.clock.now();
  await inTransaction(deps.db, async (trx) => {
    const { numAffectedRows = 0n } = await sql`
      insert into person_config as stored (company_id, staff_id, config, updated_at)
      select staff.company_id, staff.id, ${stopped('{}', kind)}, ${new Date(now)} from staff
      where staff.company_id = ${companyId}::uuid and staff.id = ${staffId}::uuid
        and staff.deleted_at is null and staff.disabled_at is null
      on conflict (company_id, staff_id) do update set updated_at = excluded.updated_at,
        config = ${stopped(sql.ref('stored.config'), kind)}`.execute(trx);
    if (numAffectedRows === 0n) return;
    const concerns = [{ kind: 'config' as const, id: staffId, staffId }];
    await writeChange(trx, { companyId, change: { actor: staffId, log: [], concerns }, now });
  });
  deps.changes.published();
}

/** A configuration in which the choice is made; `jsonb_set` makes the last level of a path alone, so each level is made in turn. */
function stopped(config: string | RawBuilder<unknown>, kind: NoticeKind) {
  const levels = [['notices'], ['notices', 'kinds'], ['notices', 'kinds', kind]];
  const made = levels.reduce(
    (inner, path) =>
      sql`jsonb_set(${inner}, ${path}::text[], coalesce(${config}::jsonb #> ${path}::text[], '{}'))`,
    sql`${config}::jsonb`,
  );
  return sql`jsonb_set(${made}, ${['notices', 'kinds', kind, 'mail']}::text[], 'false')`;
}
