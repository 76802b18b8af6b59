import type { BookedSeries } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { updateMeeting } from '../../booking/commands/update-meeting';
import type { MeetingChanges } from '../../booking/queries/meeting-draft';
import { changeFiles, type FileChanges } from '../../file/commands/change-files';
import { copyFiles } from '../../file/commands/copy-files';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { lockPeople } from '../../meeting/commands/lock-people';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { assertMay, viewerOf } from '../../meeting/policy';
import { roomFactsOf } from '../../room/facts';
import { refusedPlan } from '../plan-series';
import { presentBooked } from '../present';
import { planFromMeeting } from '../queries/first-occurrence';
import { judgeRows } from '../queries/judge-rows';
import type { SeriesRequest } from '../queries/load-series-draft';
import { refusedSeries } from '../writing/refused-series';
import { writeNewSeries } from '../writing/write-new-series';

type Becoming = {
  id: string;
  changes: MeetingChanges;
  files: FileChanges;
  wish: Pick<SeriesRequest, 'recurrence' | 'occurrences'>;
  sensitiveWords: readonly string[];
};

/**
 * Makes a single meeting, changed before where fields are sent, the first occurrence of a series; the answer names the others. Its own request for approval stays its own.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it has begun, and for an occurrence; otherwise as an
 * update of the meeting and as a booking of a series; what {@link changeFiles} throws
 */
export const becomeSeries: Command<Becoming, BookedSeries> = async (trx, caller, input) => {
  const { id, changes, files, wish, sensitiveWords, now } = input;
  const { change } = await updateMeeting(trx, caller, { id, changes, sensitiveWords, now });
  const own = change === noChange ? { log: [], concerns: [] } : change;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('edit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  if (meeting.series_id !== null || meeting.begins_at <= now) throw new ServiceError(errorCodes.stateForbids);
  const { request, series, plan } = await planFromMeeting(trx, caller, { meeting, wish });
  if (plan.refusal !== undefined) throw refusedPlan(plan.refusal);
  await lockPeople(trx, caller, { ...series.draft, rooms: [...series.rooms.values()].map(roomFactsOf) });
  const judging = { series, rows: plan.rows, now, sensitiveWords };
  const { refusals } = await judgeRows(trx, caller, judging);
  if (refusals.size > 0) throw refusedSeries(refusals);
  const written = await writeNewSeries(trx, caller, { request, times: plan.times, ...judging });
  await trx
    .updateTable('meeting')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', meeting.id)
    .set((eb) => ({
      ...{ series_id: written.seriesId, recurs_at: new Date(meeting.begins_at) },
      ...{ asks_alone: meeting.approval !== null, version: eb('version', '+', 1) },
    }))
    .execute();
  const fileLog = await changeFiles(trx, caller, { ...files, meetingIds: [meeting.id], now });
  await copyFiles(trx, caller, {
    fromId: meeting.id,
    toIds: written.occurrences.map((occurrence) => occurrence.id),
    now,
  });
  const staffIds = await getConcernedStaffIds(trx, caller, [meeting.id]);
  const created = written.occurrences.map(({ id: meetingId }) => ({ meetingId, kind: 'created' as const }));
  return {
    result: presentBooked(written.repeatMeetingNo, written.occurrences, written.numbers),
    change: {
      actor: caller.staffId,
      log: [...own.log, ...fileLog, { meetingId: meeting.id, kind: 'updated' }, ...created],
      ...(request.online && { dueAt: now }),
      concerns: [
        ...own.concerns,
        ...written.concerns,
        ...concern('meeting', [meeting.id]),
        ...concern('staff', staffIds),
      ],
    },
  };
};
