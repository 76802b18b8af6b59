import type { Kysely } from 'kysely';
import { checkBooking } from '@/lib/domain/booking/check-booking';
import { errorCodes } from '@/lib/domain/error-codes';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { LockedMeeting } from '../../meeting/commands/lock-meeting';
import { lockPeople } from '../../meeting/commands/lock-people';
import { loadBooking, loadBookingFacts } from '../queries/booking-facts';
import { getHeldRoomIds, getMeetingDraft } from '../queries/meeting-draft';
import { refusedBooking } from './refused-booking';

type Joining = { meeting: LockedMeeting; staffIds: string[]; now: number };

/**
 * Holds the rule of offline rooms for people who join a stored meeting (BOOK-05, R10).
 *
 * @throws ServiceError 400405002 where the same people would meet back to back in an offline room
 */
export async function assertNotBackToBack(
  trx: Kysely<Database>,
  caller: Caller,
  { meeting, staffIds, now }: Joining,
): Promise<void> {
  const roomIds = await getHeldRoomIds(trx, meeting);
  if (roomIds.length === 0) return;
  const stored = await getMeetingDraft(trx, caller, { meeting, roomIds });
  const members = [...stored.members, ...staffIds.map((staffId) => ({ staffId }))];
  const { draft } = await loadBooking(trx, caller, { ...stored, members });
  if (!draft.rooms.some((room) => room.kind === 'offline')) return;
  await lockPeople(trx, caller, draft);
  const facts = await loadBookingFacts(trx, caller, {
    draft,
    now,
    sensitiveWords: [],
    exceptMeetingId: meeting.id,
  });
  const refusal = checkBooking(draft, facts).find(({ code }) => code === errorCodes.backToBack);
  if (refusal !== undefined) throw refusedBooking(refusal);
}
