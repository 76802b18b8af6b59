import { v7 as newId } from 'uuid';
import type { BookedSeries } from '@/lib/contract/series';
import { dayOf } from '@/lib/time/day';
import { orderServices } from '../../booking/commands/order-services';
import { serviceIdsOf } from '../../booking/requested-things';
import { concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { lockPeople } from '../../meeting/commands/lock-people';
import { roomFactsOf } from '../../room/facts';
import { planNewSeries, refusedPlan } from '../plan-series';
import { presentBooked } from '../present';
import { judgeRows } from '../queries/judge-rows';
import { loadSeriesDraft, type SeriesRequest } from '../queries/load-series-draft';
import { insertOccurrences } from './insert-occurrences';
import { insertSeries, templateOf } from './insert-series';
import { prepareRows } from './new-occurrences';
import { refusedSeries } from './refused-series';
import { requestRooms } from './request-rooms';
import { takeRooms, takingOf } from './take-rooms';

type Booking = { request: SeriesRequest; sensitiveWords: readonly string[] };

/**
 * Books a series: all its occurrences, or none (R07).
 *
 * @throws ServiceError 400409001 to 400409005 for a rule that cannot be booked; the first refusal of an occurrence, with every refused one
 */
export const bookSeries: Command<Booking, BookedSeries> = async (trx, caller, input) => {
  const { request, sensitiveWords, now } = input;
  const series = await loadSeriesDraft(trx, caller, request);
  const plan = planNewSeries(request, series, caller.timeZone);
  if (plan.refusal !== undefined) throw refusedPlan(plan.refusal);
  await lockPeople(trx, caller, { ...series.draft, rooms: [...series.rooms.values()].map(roomFactsOf) });
  const judging = { series, rows: plan.rows, now, sensitiveWords };
  const { refusals } = await judgeRows(trx, caller, judging);
  if (refusals.size > 0) throw refusedSeries(refusals);

  const rows = prepareRows(
    series,
    plan.rows.filter(({ state }) => state === 'write'),
    request.address,
  );
  const seriesId = newId();
  const { repeatMeetingNo } = await insertSeries(trx, caller, {
    id: seriesId,
    request,
    series,
    times: plan.times,
    exdates: plan.rows
      .filter(({ state }) => state === 'skipped')
      .map(({ recursAt }) => dayOf(recursAt, caller.timeZone)),
    endsAt: Math.max(...rows.map(({ meeting }) => meeting.endTime)),
    now,
  });
  const occurrences = rows.map(({ meeting }) => meeting);
  const ids = occurrences.map(({ id }) => id);
  const numbers = await insertOccurrences(trx, caller, {
    template: { ...templateOf(request, series), seriesId },
    occurrences,
    now,
  });
  const lost = await takeRooms(trx, caller, {
    takings: occurrences.map(takingOf),
    movedIds: [],
    now,
  });
  if (lost.length > 0)
    throw refusedSeries((await judgeRows(trx, caller, { ...judging, writtenIds: ids })).refusals);
  const serviceIds = serviceIdsOf(series.draft);
  await orderServices(trx, { companyId: caller.companyId, meetingIds: ids, serviceIds, now: new Date(now) });
  await requestRooms(trx, caller, { seriesId, rows, reason: request.reason, now });
  const auditorIds = rows.flatMap(({ things }) => things.flatMap((thing) => [...thing.auditorIds]));
  return {
    result: presentBooked(repeatMeetingNo, occurrences, numbers),
    change: {
      actor: caller.staffId,
      log: ids.map((meetingId) => ({ meetingId, kind: 'created' as const })),
      concerns: [
        ...concern('meeting', ids),
        ...concern(
          'room',
          occurrences.flatMap(({ rooms }) => rooms.map(({ id }) => id)),
        ),
        ...concern('staff', [caller.staffId, ...series.attendeeIds, ...auditorIds]),
      ],
    },
  };
};
