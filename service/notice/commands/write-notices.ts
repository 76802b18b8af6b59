import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { NoticeFacts } from '@/lib/contract/notice';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { NoticeKind } from '@/lib/domain/notice/notice-kinds';
import type { Database } from '../../db/database';

/** One notice to several people, before it is known by which channels it reaches them. */
export type NoticeDraft = {
  meetingId: string;
  kind: NoticeKind;
  /** Tells notices of one kind apart, as in the table. */
  label?: string;
  version: number;
  staffIds: readonly string[];
  /** Epoch milliseconds; default: now. */
  dueAt?: number;
  facts: NoticeFacts;
};

/** The names of both in a list of the facts, each once, as far as a notice has room for them. */
const allNames = (list: string) => sql`(
  select jsonb_agg(named.name order by named.place) from (
    select name, min(place) as place
    from jsonb_array_elements_text((existing.facts #> ${sql.lit(list)}) || (excluded.facts #> ${sql.lit(list)}))
      with ordinality as each (name, place)
    group by name order by 2 limit ${sql.lit(noticeLimits.namesMax)}) as named)`;

type Writing = { companyId: string; now: number };

/**
 * Writes notices for the list of those recipients who work in the company; the job that lists them adds the other channels. Writing
 * one twice writes it once (R39). Answers, changes of an agenda, files and failed deliveries are gathered: the facts are renewed, and the notice is listed anew.
 */
export async function writeNotices(
  db: Kysely<Database>,
  { companyId, now }: Writing,
  drafts: readonly NoticeDraft[],
): Promise<void> {
  const rows = rowsOf(drafts);
  if (rows.length === 0) return;
  const at = new Date(now);
  await sql`
    insert into notice as existing (company_id, id, staff_id, meeting_id, kind, label, channel, version, facts, due_at,
      next_try_at, created_at)
    select staff.company_id, recipient.id, staff.id, draft.meeting_id, draft.kind, draft.label, 'app', draft.version,
      draft.facts::jsonb, draft.due_at, draft.due_at, ${at}::timestamptz
    from unnest(${drafts.map((draft) => draft.meetingId)}::uuid[], ${drafts.map((draft) => draft.kind)}::text[],
      ${drafts.map(({ label = '' }) => label)}::text[], ${drafts.map((draft) => draft.version)}::int[],
      ${drafts.map(({ dueAt = now }) => new Date(dueAt))}::timestamptz[],
      ${drafts.map(({ facts }) => JSON.stringify(facts))}::text[])
      with ordinality as draft (meeting_id, kind, label, version, due_at, facts, place)
    join unnest(${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.staffId)}::uuid[],
      ${rows.map((row) => row.place)}::int[]) as recipient (id, staff_id, place) on recipient.place = draft.place
    join staff on staff.company_id = ${companyId}::uuid and staff.id = recipient.staff_id
      and staff.deleted_at is null and staff.disabled_at is null
    on conflict (company_id, meeting_id, kind, label, version, recipient, channel) do update set
      facts = case existing.kind when 'undelivered'
        then jsonb_set(existing.facts, '{undelivered,names}', ${allNames('{undelivered,names}')})
        when 'files' then jsonb_set(excluded.facts, '{files}', ${allNames('{files}')})
        else excluded.facts end,
      sent_at = null, read_at = null, next_try_at = excluded.next_try_at
    where existing.kind in ('answers', 'agenda', 'files', 'undelivered')`.execute(db);
}

/** One row for each notice: a statement must not meet the same one twice, and the last draft knows the most. */
function rowsOf(drafts: readonly NoticeDraft[]): { id: string; staffId: string; place: number }[] {
  const places = new Map<string, { staffId: string; place: number }>();
  drafts.forEach(({ meetingId, kind, label = '', version, staffIds }, index) => {
    for (const staffId of staffIds)
      places.set([meetingId, kind, label, version, staffId].join(), { staffId, place: index + 1 });
  });
  return [...places.values()].map((row) => ({ id: newId(), ...row }));
}
