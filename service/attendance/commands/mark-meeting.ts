import { sql } from 'kysely';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { meetingView, viewerOf } from '../../meeting/policy';
import { selectMeeting } from '../../meeting/queries/select-meeting';
import { markPageRead } from '../../notice/commands/mark-notices-read';
import { ownConcerns } from './own-concerns';

type Mark = {
  /** The user id in the address: the caller's own. */
  userId: string;
  meetingId: string;
  /** `reviewed`: the details were opened. `read`: the latest change was on screen (MEET-10). */
  mark: 'reviewed' | 'read';
};

/**
 * Records that the caller has opened a meeting or has read its latest change, and with it the notices about it. A mark that says nothing new changes nothing, so
 * that opening a page twice is silent.
 *
 * @throws ServiceError 403000 under another person's id and for a meeting that the caller may not see, 404000 when there is none
 */
export const markMeeting: Command<Mark, void> = async (trx, caller, { userId, meetingId, mark, now }) => {
  if (userId !== caller.accountId && userId !== caller.staffId) throw new ServiceError(httpCodes.forbidden);
  const meeting = await selectMeeting(trx, caller).where('meeting.id', '=', meetingId).executeTakeFirst();
  if (meeting === undefined) throw new ServiceError(httpCodes.notFound);
  if (meetingView(meeting, viewerOf(caller.staffId, meeting)) === 'none')
    throw new ServiceError(httpCodes.forbidden);

  const at = new Date(now);
  const reviewedAt = at;
  const readAt = mark === 'read' ? at : null;
  const { rows } = await sql`
    insert into meeting_read as existing (company_id, meeting_id, staff_id, reviewed_at, read_at)
    values (${caller.companyId}::uuid, ${meetingId}::uuid, ${caller.staffId}::uuid, ${reviewedAt}::timestamptz,
      ${readAt}::timestamptz)
    on conflict (company_id, meeting_id, staff_id) do update set
      reviewed_at = coalesce(existing.reviewed_at, excluded.reviewed_at),
      read_at = coalesce(excluded.read_at, existing.read_at)
    where existing.reviewed_at is null or (excluded.read_at is not null and (existing.read_at is null or exists (
      select from change_log
      where change_log.company_id = existing.company_id and change_log.meeting_id = existing.meeting_id
        and change_log.created_at > existing.read_at)))
    returning meeting_id`.execute(trx);
  const marked = rows.length === 0 ? [] : ownConcerns(caller, meetingId);
  const concerns = [...marked, ...(await markPageRead(trx, caller, { meetingId, now }))];
  if (concerns.length === 0) return { result: undefined, change: noChange };
  return { result: undefined, change: { actor: caller.staffId, log: [], concerns } };
};
