import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Database } from '../db/database';
import type { Scope } from '../account/authenticate';

type Change = {
  scope: Scope;
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
 * and the company's cache ends (ADR 42): a change that is not told is seen late.
 */
export async function tell(
  trx: Kysely<Database>,
  { scope, now, kind, meetingIds, roomIds, staffIds, data = {} }: Change,
): Promise<void> {
  if (meetingIds.length === 0) return;
  await trx
    .insertInto('change_log')
    .values(
      meetingIds.map((meetingId) => ({
        company_id: scope.companyId,
        id: newId(),
        meeting_id: meetingId,
        actor_id: scope.staffId,
        kind,
        data: JSON.stringify(data),
        created_at: now,
      })),
    )
    .execute();
  await trx
    .insertInto('outbox')
    .values({
      company_id: scope.companyId,
      kind: 'meeting',
      ids: meetingIds,
      room_ids: roomIds,
      staff_ids: staffIds,
      created_at: now,
    })
    .execute();
}
