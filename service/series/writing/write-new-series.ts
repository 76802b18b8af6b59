import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import { dayOf } from '@/lib/time/day';
import { orderServices } from '../../booking/commands/order-services';
import { serviceIdsOf } from '../../booking/requested-things';
import { requestOnlineMeetings } from '../../online-meeting/commands/request-online-meetings';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { type Concern, concern } from '../../kernel/commands/change';
import type { NewPlan } from '../plan-series';
import { judgeRows, type Judging } from '../queries/judge-rows';
import type { SeriesRequest } from '../queries/load-series-draft';
import { insertOccurrences, type NewOccurrence } from './insert-occurrences';
import { insertSeries, templateOf } from './insert-series';
import { prepareRows } from './new-occurrences';
import { refusedSeries } from './refused-series';
import { requestRooms } from './requests/request-rooms';
import { takeRooms, takingOf } from './take-rooms';

type NewSeries = Judging & {
  request: SeriesRequest;
  times: NonNullable<Extract<NewPlan, { rows: unknown }>['times']>;
};

export type WrittenSeries = {
  seriesId: string;
  repeatMeetingNo: string;
  /** The meetings that were made; of a meeting that becomes a series all but that one. */
  occurrences: NewOccurrence[];
  numbers: ReadonlyMap<string, string>;
  concerns: Concern[];
};

/**
 * Writes a series whose rows nothing refuses, with the meetings of those that are not booked yet, their rooms and requests.
 *
 * @throws ServiceError 400403002 with every lost occurrence, where a room was taken meanwhile
 */
export async function writeNewSeries(
  trx: Kysely<Database>,
  caller: Caller,
  { request, times, ...judging }: NewSeries,
): Promise<WrittenSeries> {
  const { series, rows, now } = judging;
  const written = rows.filter(({ state }) => state === 'write');
  const prepared = prepareRows(
    series,
    written.filter(({ booked }) => booked === undefined),
    request.address,
  );
  const seriesId = newId();
  const skipped = rows.filter(({ state }) => state === 'skipped');
  const { repeatMeetingNo } = await insertSeries(trx, caller, {
    ...{ id: seriesId, request, series, times, now },
    exdates: skipped.map(({ recursAt }) => dayOf(recursAt, times.zone)),
    endsAt: Math.max(...written.map(({ endTime }) => endTime)),
  });
  const occurrences = prepared.map(({ meeting }) => meeting);
  const ids = occurrences.map(({ id }) => id);
  const template = { ...templateOf(request, series), seriesId };
  const numbers = await insertOccurrences(trx, caller, { template, occurrences, now });
  const lost = await takeRooms(trx, caller, { takings: occurrences.map(takingOf), movedIds: [], now });
  if (lost.length > 0)
    throw refusedSeries((await judgeRows(trx, caller, { ...judging, writtenIds: ids })).refusals);
  const serviceIds = serviceIdsOf(series.draft);
  await orderServices(trx, { companyId: caller.companyId, meetingIds: ids, serviceIds, now: new Date(now) });
  if (request.online)
    await requestOnlineMeetings(trx, { companyId: caller.companyId, meetingIds: ids, now: new Date(now) });
  await requestRooms(trx, caller, { seriesId, rows: prepared, reason: request.reason, now });

  const auditorIds = prepared.flatMap(({ things }) => things.flatMap((thing) => [...thing.auditorIds]));
  const roomIds = occurrences.flatMap(({ rooms }) => rooms.map(({ id }) => id));
  const concerns = [
    ...concern('meeting', ids),
    ...concern('room', roomIds),
    ...concern('staff', [caller.staffId, ...series.attendeeIds, ...auditorIds]),
  ];
  return { seriesId, repeatMeetingNo, occurrences, numbers, concerns };
}
