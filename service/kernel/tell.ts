import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Database } from '../db/database';
import type { Caller } from './caller';

type Change = {
  caller: Caller;
  now: Date;
  kind: ChangeKind;
  meetingIds: string[];
  /** Rooms whose bookings changed, also those that were left. */
  roomIds: string[];
  /** Whose own schedule, invitations or approvals changed. */
  staffIds: string[];
  data?: Record<string, unknown>;
};

/**
 * Leaves one change-log entry per meeting and one outbox row, in the transaction of the change itself (R40). Open pages hear of it,
 * and what was kept of the company is read anew (ADR 42): a change that is not told is seen late.
 */
export async function tell(
  trx: Kysely<Database>,
  { caller, now, kind, meetingIds, roomIds, staffIds, data = {} }: Change,
): Promise<void> {
  if (meetingIds.length === 0) return;
  await trx
    .insertInto('change_log')
    .values(
      meetingIds.map((meetingId) => ({
        company_id: caller.companyId,
        id: newId(),
        meeting_id: meetingId,
        actor_id: caller.staffId,
        kind,
        data: JSON.stringify(data),
        created_at: now,
      })),
    )
    .execute();
  await trx
    .insertInto('outbox')
    .values({
      company_id: caller.companyId,
      kind: 'meeting',
      ids: meetingIds,
      room_ids: roomIds,
      staff_ids: staffIds,
      created_at: now,
    })
    .execute();
}
