import { type Kysely, type RawBuilder, sql } from 'kysely';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import { limits } from '@/lib/domain/limits/limits';
import { msPerMinute } from '@/lib/time/instant';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import { isSigned } from '../../meeting/queries/meeting-conditions';

export type Release = { companyId: string; meetingId: string; dueAt: number };

type Until = { now: number; limit: number; only?: { companyId: string; meetingId: string } };

const endsLateEnough = (now: number) => instant(now + limits.earlyEndMinutes * msPerMinute);

const ofOne = (only: Until['only']): RawBuilder<unknown> =>
  only ? sql`and meeting.company_id = ${only.companyId} and meeting.id = ${only.meetingId}` : sql``;

/**
 * Running meetings that nobody has signed in to for as long as one of their rooms waits, the longest due first. The shortest wait
 * of several rooms counts, and it begins with the booking where that came after the start. One that would end by itself before the
 * clock could end it is left out.
 *
 * Read from the rooms that are released at all, each by a range of its day.
 */
export async function findReleases(db: Kysely<Database>, { now, limit, only }: Until): Promise<Release[]> {
  const waits = sql`greatest(meeting.begins_at, meeting.created_at)
    + min(room.release_after_minutes) * interval '1 minute'`;
  const { rows } = await sql<{ company_id: string; meeting_id: string; due_at: number }>`
    select meeting.company_id, meeting.id as meeting_id, ${waits} as due_at
    from room
    join room_order on room_order.company_id = room.company_id and room_order.room_id = room.id
      and room_order.state in ('held', 'confirmed') and room_order.state = 'confirmed'
      and room_order.begins_at > ${instant(now - presenceLimits.longestMeetingMs)}
      and room_order.begins_at <= ${instant(now)}
      and room_order.ends_at > ${endsLateEnough(now)}
    join meeting on meeting.company_id = room_order.company_id and meeting.id = room_order.meeting_id
    where room.release_after_minutes is not null ${ofOne(only)}
      and meeting.early_end_tip_at is null and meeting.continued_at is null
      and meeting.ended_at is null and meeting.cancelled_at is null
      and meeting.ends_at > ${endsLateEnough(now)}
      and not ${isSigned}
    group by meeting.company_id, meeting.id
    having ${waits} <= ${instant(now)}
    order by due_at
    limit ${limit}`.execute(db);
  return rows.map((row) => ({
    companyId: row.company_id,
    meetingId: row.meeting_id,
    dueAt: row.due_at,
  }));
}
