import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database';
import { instant } from '../../db/sql/instant';
import type {
  OnlineMeeting,
  OnlineMeetingGateway,
  OnlineMeetingRequest,
} from '../../gateways/online-meeting/online-meeting-gateway';
import { type Change, concern, noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';

type DueRequest = DueItem & OnlineMeetingRequest & { tries: number };

const { onlineRetryMs } = presenceLimits;

/** MEET-08: online meetings that were requested are made at the provider; the last failed try is the end of it. */
export const makeOnlineMeetings = (gateway: OnlineMeetingGateway): Job<DueRequest, OnlineMeeting> => ({
  name: 'make online meetings',
  findDue,
  outside: {
    claim,
    call: (request) => gateway.create(requestOf(request)),
  },
  async run(trx, { companyId, meetingId, tries, answer }) {
    const isLast = tries >= onlineRetryMs.length;
    if (answer === undefined && !isLast) return noChange;
    const { numUpdatedRows } = await trx
      .updateTable('meeting_allocation')
      .where('company_id', '=', companyId)
      .where('meeting_id', '=', meetingId)
      .where('status', '=', 'pending')
      .set(
        answer === undefined
          ? { status: 'failed' }
          : { status: 'ready', url: answer.url, password: answer.password ?? null },
      )
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return noChange;
    const staffIds = await getConcernedStaffIds(trx, { companyId }, [meetingId]);
    const concerns = [...concern('meeting', [meetingId]), ...concern('staff', staffIds)];
    return { actor: null, log: [], concerns } satisfies Change;
  },
});

const requestOf = ({ dueAt: _dueAt, tries: _tries, ...request }: DueRequest): OnlineMeetingRequest => request;

const findDue = (db: Kysely<Database>, now: number, limit: number): Promise<DueRequest[]> =>
  db
    .selectFrom('meeting_allocation as allocation')
    .innerJoin('meeting', (join) =>
      join
        .onRef('meeting.company_id', '=', 'allocation.company_id')
        .onRef('meeting.id', '=', 'allocation.meeting_id'),
    )
    .innerJoin('staff as organizer', (join) =>
      join
        .onRef('organizer.company_id', '=', 'meeting.company_id')
        .onRef('organizer.id', '=', 'meeting.creator_id'),
    )
    // The predicate of the index.
    .where('allocation.status', '=', sql.lit('pending' as const))
    .where('allocation.next_try_at', 'is not', null)
    .where('allocation.next_try_at', '<=', instant(now))
    .where('meeting.cancelled_at', 'is', null)
    .orderBy('allocation.next_try_at')
    .limit(limit)
    .select([
      'allocation.company_id as companyId',
      'allocation.meeting_id as meetingId',
      'allocation.tries',
      'meeting.meeting_no as meetingNo',
      'meeting.subject',
      'meeting.begins_at as beginTime',
      'meeting.ends_at as endTime',
      'organizer.real_name as organizerName',
    ])
    .select((eb) => eb.ref('allocation.next_try_at').$notNull().as('dueAt'))
    .execute();

/** Takes a request for as long as the next try is away, so that no other process makes the same meeting at the same time. */
async function claim(
  trx: Transaction<Database>,
  { companyId, meetingId, tries }: DueRequest,
  now: number,
): Promise<boolean> {
  const waitMs = onlineRetryMs[Math.min(tries, onlineRetryMs.length - 1)] ?? presenceLimits.onlineCallMs;
  const claimed = await trx
    .updateTable('meeting_allocation')
    .where('company_id', '=', companyId)
    .where('meeting_id', '=', meetingId)
    .where('status', '=', 'pending')
    .where('tries', '=', tries)
    .set({ tries: tries + 1, next_try_at: new Date(now + waitMs) })
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}
