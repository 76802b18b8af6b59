import type { Kysely } from 'kysely';
import type { BookingDraft } from '@/lib/domain/booking/booking-rule';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

/**
 * Locks every attendee, in id order, when an offline room is requested: of two adjacent bookings by the same people the second
 * then sees the first (R10). Foreign keys to these rows do not wait for it.
 */
export async function lockPeople(
  trx: Kysely<Database>,
  caller: Caller,
  { rooms, memberStaffIds }: BookingDraft,
): Promise<void> {
  if (!rooms.some((room) => room.kind === 'offline')) return;
  await trx
    .selectFrom('staff')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', anyOf(memberStaffIds))
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id')
    .execute();
}
