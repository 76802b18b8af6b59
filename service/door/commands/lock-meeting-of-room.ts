import type { Transaction } from 'kysely';
import type { Database } from '../../db/database';
import type { DoorCaller } from '../../kernel/caller';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { type LockedMeeting, lockMeetings } from '../../meeting/commands/lock-meeting';
import { getRoomIds } from '../../presence/queries/room-ids';

/**
 * A meeting that holds the screen's own room, locked.
 *
 * @throws ServiceError 404000 for any other
 */
export async function lockMeetingOfRoom(
  trx: Transaction<Database>,
  caller: DoorCaller,
  meetingId: string,
): Promise<LockedMeeting> {
  const [meeting] = await lockMeetings(trx, caller, { id: meetingId, wholeSeries: false });
  const roomIds = await getRoomIds(trx, { companyId: caller.companyId, meetingId });
  if (!roomIds.includes(caller.roomId)) throw new ServiceError(httpCodes.notFound);
  return meeting;
}
