import type { Kysely } from 'kysely';
import type { CheckRefusal } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { refusalText } from '@/lib/text/booking-refusals';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { type MeetingRequest, loadBooking, loadBookingFacts } from './booking-facts';
import { getConflicts } from './conflicts';

/** Every reason why a booking would be refused now, conflicts included; changes nothing. */
export async function findRefusals(
  db: Kysely<Database>,
  { caller, now, sensitiveWords }: { caller: Caller; now: number; sensitiveWords: readonly string[] },
  request: MeetingRequest,
): Promise<CheckRefusal[]> {
  const { draft } = await loadBooking(db, caller, request);
  const facts = await loadBookingFacts(db, caller, { draft, now, sensitiveWords });
  const refusals: CheckRefusal[] = checkBooking(draft, facts).map(({ code, facts: { roomId } }) => ({
    code,
    message: refusalText({ code }),
    ...(roomId !== undefined && { roomId }),
  }));
  if (refusals.some(({ code }) => code === errorCodes.timeInvalid)) return refusals;

  const roomIds = draft.rooms.map((room) => room.roomId);
  const conflicts = await getConflicts(db, caller, { ...draft, roomIds });
  if (conflicts.length === 0) return refusals;
  const code = errorCodes.roomConflict;
  return [...refusals, { code, message: refusalText({ code }), conflicts }];
}
