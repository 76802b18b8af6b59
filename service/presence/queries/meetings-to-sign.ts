import { type Kysely, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { msPerDay } from '@/lib/time/day';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type { Caller } from '../../kernel/caller';
import type { LockedMeeting } from '../../meeting/commands/lock-meeting';
import { selectMeeting } from '../../meeting/queries/select-meeting';
import { standing } from '../../room/queries/standing-orders';

/** More are of no use: it is the first that a person stands before. */
const mostMeetings = 5;

/** The caller's meetings that a room is booked for, from the running one to those of the next 24 hours, by start. */
export const findMeetingsToSign = (
  db: Kysely<Database>,
  caller: Caller,
  { roomId, now }: { roomId: string; now: number },
): Promise<LockedMeeting[]> =>
  selectMeeting(db, caller)
    .innerJoin('room_order', (join) =>
      join
        .onRef('room_order.company_id', '=', 'meeting.company_id')
        .onRef('room_order.meeting_id', '=', 'meeting.id'),
    )
    .where('room_order.room_id', '=', roomId)
    .where('room_order.state', 'in', standing)
    .where('room_order.begins_at', '>', instant(now - msPerDay))
    .where('room_order.begins_at', '<', instant(now + msPerDay))
    .where('room_order.ends_at', '>', instant(now))
    .where('mine.state', '=', sql.lit(inviteStates.joined))
    .orderBy('room_order.begins_at')
    .limit(mostMeetings)
    .execute();
