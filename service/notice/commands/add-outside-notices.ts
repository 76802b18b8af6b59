import { type Kysely, sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import type { Database } from '../../db/database';

/** A listed notice that goes out by another channel as well, at an instant (epoch milliseconds). */
export type OutsideNotice = { noticeId: string; channel: OutsideChannel; dueAt: number };

/** Queues listed notices for channels outside the product; a person without a mail address gets no mail. */
export async function addOutsideNotices(
  db: Kysely<Database>,
  { companyId, now }: { companyId: string; now: number },
  notices: readonly OutsideNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  const dueAt = notices.map((notice) => new Date(notice.dueAt));
  await sql`
    insert into notice (company_id, id, staff_id, meeting_id, kind, label, channel, version, facts, due_at, next_try_at,
      created_at)
    select listed.company_id, outside.id, listed.staff_id, listed.meeting_id, listed.kind, listed.label, outside.channel,
      listed.version, listed.facts, outside.due_at, outside.due_at, ${new Date(now)}::timestamptz
    from unnest(${notices.map(() => newId())}::uuid[], ${notices.map(({ noticeId }) => noticeId)}::uuid[],
      ${notices.map(({ channel }) => channel)}::text[], ${dueAt}::timestamptz[])
      as outside (id, notice_id, channel, due_at)
    join notice as listed on listed.company_id = ${companyId}::uuid and listed.id = outside.notice_id
    join staff on staff.company_id = listed.company_id and staff.id = listed.staff_id
      and (outside.channel <> 'mail' or staff.email is not null)
    on conflict do nothing`.execute(db);
}
