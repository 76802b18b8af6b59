import type { Kysely } from 'kysely';
import type { CheckRefusal } from '@/lib/contract/booking';
import { errorCodes } from '@/lib/domain/error-codes';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { refuse } from '@/lib/domain/booking/booking-rule';
import type { Database } from '../../db/database';
import type { Scope } from '../../account/authenticate';
import { type MeetingRequest, loadBooking, loadBookingFacts } from './booking-facts';
import { getConflicts } from './conflicts';

/** Every reason why a booking would be refused now, conflicts included; changes nothing. */
export async function findRefusals(
  db: Kysely<Database>,
  { scope, now, sensitiveWords }: { scope: Scope; now: number; sensitiveWords: readonly string[] },
  request: MeetingRequest,
): Promise<CheckRefusal[]> {
  const { draft } = await loadBooking(db, scope, request);
  const facts = await loadBookingFacts(db, scope, { draft, now, sensitiveWords });
  const refusals: CheckRefusal[] = checkBooking(draft, facts).map(({ code, reason, roomId }) => ({
    code,
    message: reason,
    ...(roomId !== undefined && { roomId }),
  }));
  if (refusals.some(({ code }) => code === errorCodes.timeInvalid)) return refusals;

  const roomIds = draft.rooms.map((room) => room.roomId);
  const conflicts = await getConflicts(db, scope, { ...draft, roomIds });
  const { code, reason: message } = refuse('roomConflict');
  return conflicts.length === 0 ? refusals : [...refusals, { code, message, conflicts }];
}
