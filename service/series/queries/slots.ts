import { type Kysely, sql } from 'kysely';
import type { ConflictData } from '@/lib/contract/booking';
import type { Neighbour } from '@/lib/domain/booking/booking-rule';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { isHidden } from '@/lib/domain/meeting/is-hidden';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

type Conflict = ConflictData['conflicts'][number];

/** A room for a time, wanted by the occurrence of this place in its series. */
export type Slot = { place: number; roomId: string; beginTime: number; endTime: number };

/** The bookings that stand in the way of slots, by the place of its occurrence, and those that only touch them. */
export type Blocking = { conflicts: ReadonlyMap<number, Conflict[]>; neighbours: Neighbour[] };

type Row = {
  place: number;
  room_id: string;
  room_name: string;
  begins_at: number;
  ends_at: number;
  is_conflict: boolean;
  meeting_no: string;
  scope: number;
  relation: 'organizer' | 'attendee' | null;
  organizer_name: string;
  member_ids: string[] | null;
};

/** Bookings that overlap or touch any of many slots, in one statement; a conflict tells only what the caller may see of it (S46). */
export async function getBlocking(
  db: Kysely<Database>,
  { companyId, staffId }: Caller,
  { slots, exceptMeetingIds }: { slots: readonly Slot[]; exceptMeetingIds: readonly string[] },
): Promise<Blocking> {
  if (slots.length === 0) return { conflicts: new Map(), neighbours: [] };
  const { rows } = await sql<Row>`
    select wanted.place, room_order.room_id, room.name as room_name, room_order.begins_at, room_order.ends_at,
      room_order.during && tstzrange(wanted.begins_at, wanted.ends_at) as is_conflict,
      meeting.meeting_no, meeting.scope, mine.relation, organizer.real_name as organizer_name,
      case when not room_order.during && tstzrange(wanted.begins_at, wanted.ends_at) and room.is_offline then array(
        select member.staff_id from meeting_member member
        where member.company_id = room_order.company_id and member.meeting_id = room_order.meeting_id
          and member.state not in (${sql.lit(inviteStates.refused)}, ${sql.lit(inviteStates.withdrawn)})) end as member_ids
    from unnest(${slots.map(({ place }) => place)}::int[], ${slots.map(({ roomId }) => roomId)}::uuid[],
      ${slots.map(({ beginTime }) => new Date(beginTime))}::timestamptz[],
      ${slots.map(({ endTime }) => new Date(endTime))}::timestamptz[]) as wanted (place, room_id, begins_at, ends_at)
    join room_order on room_order.company_id = ${companyId} and room_order.room_id = wanted.room_id
      and room_order.during && tstzrange(wanted.begins_at - interval '1 microsecond', wanted.ends_at, '[]')
      and room_order.state in ('held', 'confirmed')
      and room_order.meeting_id <> all(${exceptMeetingIds}::uuid[])
    join room on room.company_id = room_order.company_id and room.id = room_order.room_id
    join meeting on meeting.company_id = room_order.company_id and meeting.id = room_order.meeting_id
    join staff organizer on organizer.company_id = meeting.company_id and organizer.id = meeting.creator_id
    left join meeting_member mine on mine.company_id = meeting.company_id and mine.meeting_id = meeting.id
      and mine.staff_id = ${staffId} and mine.state <> ${sql.lit(inviteStates.withdrawn)}
    order by wanted.place, room_order.begins_at`.execute(db);
  return { conflicts: conflictsOf(rows), neighbours: rows.flatMap(neighbourOf) };
}

function conflictsOf(rows: readonly Row[]): Map<number, Conflict[]> {
  const conflicts = new Map<number, Conflict[]>();
  for (const row of rows.filter((each) => each.is_conflict)) {
    const conflict = {
      ...{ roomId: row.room_id, roomName: row.room_name },
      ...{ beginTime: row.begins_at, endTime: row.ends_at },
      ...(!isHidden(row) && { meetingNo: row.meeting_no, organizerName: row.organizer_name }),
    };
    conflicts.set(row.place, [...(conflicts.get(row.place) ?? []), conflict]);
  }
  return conflicts;
}

const neighbourOf = (row: Row): Neighbour[] =>
  row.member_ids === null
    ? []
    : [
        {
          ...{ roomId: row.room_id, beginTime: row.begins_at, endTime: row.ends_at },
          memberStaffIds: row.member_ids,
        },
      ];
