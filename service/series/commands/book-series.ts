import type { BookedSeries } from '@/lib/contract/series';
import { assertPlace } from '../../booking/assert-place';
import { addFiles } from '../../file/commands/add-files';
import type { Command } from '../../kernel/commands/run-command';
import { lockPeople } from '../../meeting/commands/lock-people';
import { roomFactsOf } from '../../room/facts';
import { planNewSeries, refusedPlan } from '../plan-series';
import { presentBooked } from '../present';
import { judgeRows } from '../queries/judge-rows';
import { loadSeriesDraft, type SeriesRequest } from '../queries/load-series-draft';
import { refusedSeries } from '../writing/refused-series';
import { writeNewSeries } from '../writing/write-new-series';

type Booking = { request: SeriesRequest; sensitiveWords: readonly string[] };

/**
 * Books a series: all its occurrences, or none (R07).
 *
 * @throws ServiceError 400413001 to 400413005 for a rule that cannot be booked; the first refusal of an occurrence, with every refused one;
 * what {@link addFiles} throws
 */
export const bookSeries: Command<Booking, BookedSeries> = async (trx, caller, input) => {
  const { request, sensitiveWords, now } = input;
  const series = await loadSeriesDraft(trx, caller, request);
  assertPlace({ hasRoom: series.rooms.size > 0, address: request.address, online: request.online });
  const plan = planNewSeries(request, series, caller.timeZone);
  if (plan.refusal !== undefined) throw refusedPlan(plan.refusal);
  await lockPeople(trx, caller, { ...series.draft, rooms: [...series.rooms.values()].map(roomFactsOf) });
  const judging = { series, rows: plan.rows, now, sensitiveWords };
  const { refusals } = await judgeRows(trx, caller, judging);
  if (refusals.size > 0) throw refusedSeries(refusals);
  const written = await writeNewSeries(trx, caller, { request, times: plan.times, ...judging });
  await addFiles(trx, caller, {
    meetingIds: written.occurrences.map(({ id }) => id),
    fileKeys: request.files.map(({ fileKey }) => fileKey),
    now,
  });
  return {
    result: presentBooked(written.repeatMeetingNo, written.occurrences, written.numbers),
    change: {
      actor: caller.staffId,
      log: written.occurrences.map(({ id: meetingId }) => ({ meetingId, kind: 'created' as const })),
      ...(request.online && { dueAt: now }),
      concerns: written.concerns,
    },
  };
};
