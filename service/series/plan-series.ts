import { errorCodes, type SeriesCode } from '@/lib/domain/error-codes';
import { seriesLimits } from '@/lib/domain/limits/series-limits';
import { expandSeries, type SeriesTimes, wallTimesOf } from '@/lib/domain/series/expand-series';
import { type Choice, type PlannedRow, planOccurrences } from '@/lib/domain/series/plan-occurrences';
import { seriesRefusalText } from '@/lib/text/series-refusals';
import { msPerMinute, parseInstant } from '@/lib/time/instant';
import { refusalText } from '@/lib/text/booking-refusals';
import { ServiceError } from '../kernel/errors/service-error';
import type { SeriesDraft, SeriesRequest } from './queries/load-series-draft';

/** The rows of a new series with the rule as it is stored, or why there is none. */
export type NewPlan =
  | { rows: PlannedRow[]; times: SeriesTimes; refusal?: undefined }
  | { refusal: SeriesCode | typeof errorCodes.timeInvalid; rows?: undefined };

/** Every occurrence of a requested series, with its choices applied. */
export function planNewSeries(request: SeriesRequest, series: SeriesDraft, zone: string): NewPlan {
  const beginTime = parseInstant(request.beginTime);
  const endTime = parseInstant(request.endTime);
  if (beginTime === undefined || endTime === undefined || !isWholeMinutes({ beginTime, endTime }))
    return { refusal: errorCodes.timeInvalid };
  const times = { rule: request.recurrence, zone, ...wallTimesOf({ beginTime, endTime }, zone) };
  const expansion = expandSeries(times);
  if (expansion.refusal !== undefined) return { refusal: expansion.refusal };
  const { occurrences, rule } = expansion;
  const rows = planOccurrences({ occurrences, choices: choicesOf(request), roomIds: series.roomIds });
  const refusal = sizeRefusal(rows, series);
  return refusal === undefined ? { rows, times: { ...times, rule } } : { refusal };
}

/** A wall time is a minute of the day. */
export const isWholeMinutes = ({ beginTime, endTime }: { beginTime: number; endTime: number }): boolean =>
  beginTime < endTime && beginTime % msPerMinute === 0 && endTime % msPerMinute === 0;

// An id can be spelt in several ways.
export const choicesOf = ({ occurrences }: Pick<SeriesRequest, 'occurrences'>): Choice[] =>
  occurrences.map(({ roomIds, ...choice }) => ({
    ...choice,
    ...(roomIds && { roomIds: roomIds.map((id) => id.toLowerCase()) }),
  }));

/** One transaction writes all rows, and nobody waits for it for minutes. */
export function sizeRefusal(
  rows: readonly PlannedRow[],
  { draft, guestCount }: SeriesDraft,
): SeriesCode | undefined {
  const written = rows.filter(({ state }) => state === 'write');
  if (written.length === 0) return errorCodes.seriesEmpty;
  const people = draft.memberStaffIds.length + guestCount;
  const places = written.reduce((sum, { roomIds }) => sum + roomIds.length + people, 0);
  return places > seriesLimits.places ? errorCodes.seriesTooLarge : undefined;
}

/** The sentence of a refusal of the series as a whole. */
export const planRefusalText = (code: NonNullable<NewPlan['refusal']>): string =>
  code === errorCodes.timeInvalid ? refusalText({ code }) : seriesRefusalText(code);

export const refusedPlan = (code: NonNullable<NewPlan['refusal']>): ServiceError =>
  new ServiceError(code, { message: planRefusalText(code) });
