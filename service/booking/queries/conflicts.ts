import type { ConflictData } from '@/lib/contract/booking';
import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { isHidden } from '@/lib/domain/meeting/is-hidden';
import { selectStandingOrders } from '../../room/queries/standing-orders';

type Conflict = ConflictData['conflicts'][number];

/** Bookings that stand in the way, with the meeting and its organizer only where the caller may see them (S46). */
export async function getConflicts(
  db: Kysely<Database>,
  caller: Caller,
  { roomIds, beginTime, endTime, exceptMeetingId }: Window & { roomIds: string[]; exceptMeetingId?: string },
): Promise<Conflict[]> {
  if (roomIds.length === 0) return [];
  let blocking = selectStandingOrders(db, caller)
    .leftJoin('meeting_member as mine', (join) =>
      join
        .onRef('mine.company_id', '=', 'meeting.company_id')
        .onRef('mine.meeting_id', '=', 'meeting.id')
        .on('mine.staff_id', '=', caller.staffId)
        .on('mine.state', '!=', inviteStates.withdrawn),
    )
    .innerJoin('room', (join) =>
      join.onRef('room.company_id', '=', 'room_order.company_id').onRef('room.id', '=', 'room_order.room_id'),
    )
    // Not `anyOf`: by the list's own length PostgreSQL sees that its index finds a few rooms faster than the company's hour.
    .where('room_order.room_id', 'in', roomIds)
    .where(
      'room_order.during',
      '&&',
      sql<string>`tstzrange(${new Date(beginTime)}, ${new Date(endTime)}, '[)')`,
    );
  if (exceptMeetingId !== undefined)
    blocking = blocking.where('room_order.meeting_id', '!=', exceptMeetingId);
  const rows = await blocking
    .orderBy('room.position')
    .orderBy('room_order.begins_at')
    .select([
      'room.id as roomId',
      'room.name as roomName',
      'room_order.begins_at as beginTime',
      'room_order.ends_at as endTime',
      'meeting.meeting_no',
      'meeting.scope',
      'mine.relation',
      'organizer.real_name as organizer_name',
    ])
    .execute();
  return rows.map(({ meeting_no, scope: visibility, relation, organizer_name, ...conflict }) =>
    isHidden({ scope: visibility, relation })
      ? conflict
      : { ...conflict, meetingNo: meeting_no, organizerName: organizer_name },
  );
}
