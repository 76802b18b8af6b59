import type { Kysely } from 'kysely';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Database } from '../../db/database';
import { type Change, concern } from '../../kernel/commands/change';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import type { Settled } from './settle-requests';

type SettledBy = {
  companyId: string;
  actor: string | null;
  kind: ChangeKind;
  data?: Record<string, unknown>;
};

/** The change that a settlement leaves: open lists of the applicants and of all auditors follow it, and the days of the rooms. */
export async function settledChange(
  trx: Kysely<Database>,
  { approvals, roomIds }: Settled,
  { companyId, actor, kind, data }: SettledBy,
): Promise<Change> {
  const meetingIds = [...approvals.keys()];
  const staffIds = await getConcernedStaffIds(trx, { companyId }, meetingIds);
  return {
    actor,
    log: meetingIds.map((meetingId) => ({ meetingId, kind, ...(data && { data }) })),
    concerns: [...concern('meeting', meetingIds), ...concern('room', roomIds), ...concern('staff', staffIds)],
  };
}
