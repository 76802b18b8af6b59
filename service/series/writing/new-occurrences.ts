import { v7 as newId } from 'uuid';
import type { PlannedRow } from '@/lib/domain/series/plan-occurrences';
import type { RequestedThing } from '../../approval/commands/request-approval';
import { requestedThings } from '../../booking/requested-things';
import { occurrenceDraft, roomsOf, type SeriesDraft } from '../queries/load-series-draft';
import { type NewOccurrence, newOrders } from './insert-occurrences';

/** A row with the meeting that it becomes and what this meeting requests. */
export type PreparedRow = { row: PlannedRow; meeting: NewOccurrence; things: RequestedThing[] };

const idOf = ({ roomId, serviceId }: RequestedThing) => roomId ?? serviceId;

const isSameThings = (one: readonly RequestedThing[], other: readonly RequestedThing[]) => {
  const ids = new Set(other.map(idOf));
  return one.length === other.length && one.every((thing) => ids.has(idOf(thing)));
};

/** Rows as meetings; an occurrence with the rooms of its series is part of the series' own requests. */
export function prepareRows(
  series: SeriesDraft,
  rows: readonly PlannedRow[],
  place: string | undefined,
): PreparedRow[] {
  const ofSeries = requestedThings(series.draft);
  return rows.map((row) => {
    const rooms = roomsOf(series, row.roomIds);
    const things = requestedThings(occurrenceDraft(series, row));
    const meeting: NewOccurrence = {
      id: row.booked?.id ?? newId(),
      ...{ recursAt: row.recursAt, beginTime: row.beginTime, endTime: row.endTime },
      rooms,
      orders: newOrders(rooms),
      address: rooms.length > 0 ? rooms.map(({ name }) => name).join('、') : (place ?? ''),
      changedFields: row.changedFields,
      approval: things.length > 0 ? 'AUDITING' : null,
      asksAlone: !isSameThings(things, ofSeries),
    };
    return { row, meeting, things };
  });
}
