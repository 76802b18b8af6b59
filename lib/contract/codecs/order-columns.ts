import { msPerMinute } from '@/lib/time/instant';
import type { DayOrder } from '../../domain/room/day-order';

/** The media type for `Accept` that asks for bookings as {@link OrderColumns}; a service that does not support it answers the list. */
export const orderColumnsType = 'application/vnd.meeting-rooms.order-columns+json';

/** Texts in a row. A repeated text is a number instead: its place among the distinct texts, from 0. */
type Texts = (string | number)[];

/** The bookings of some rooms as columns: a quarter of the bytes of a list of objects (ADR 34). Indexes count bookings, from 0. */
export type OrderColumns = {
  beginTime: number;
  /** How many bookings each room has, in the order of the requested rooms. */
  counts: number[];
  /** Minutes from the end of the booking before in the room, or from `beginTime`, to the start. */
  gaps: number[];
  /** Minutes from start to end. */
  lengths: number[];
  held: number[];
  /** Left out where none is, as by a service that ends no meetings. */
  ending?: number[] | undefined;
  organized: number[];
  attended: number[];
  /** Bookings of which the caller sees the times alone; the columns below leave them out. */
  hidden: number[];
  /** A number where no zero is lost. */
  meetingNos: (string | number)[];
  subjects: Texts;
  organizers: Texts;
};

/** A booking among those of its room. */
export type OrderOfRoom = Omit<DayOrder, 'roomId'>;

/**
 * Takes the bookings of each requested room, sorted by start; {@link decodeOrders} reads them. A room that was requested twice
 * has its place where it came first.
 */
export function encodeOrders(rooms: readonly OrderOfRoom[][], beginTime: number): OrderColumns {
  const columns = noOrders(beginTime);
  const [subjects, organizers] = [encodeTexts(columns.subjects), encodeTexts(columns.organizers)];
  for (const room of rooms) {
    columns.counts.push(room.length);
    let last = beginTime;
    for (const order of room) {
      const index = columns.gaps.push((order.beginTime - last) / msPerMinute) - 1;
      columns.lengths.push((order.endTime - order.beginTime) / msPerMinute);
      last = order.endTime;
      if (order.state === 'held') columns.held.push(index);
      if (order.ending) (columns.ending ??= []).push(index);
      if (order.mine === 'organizer') columns.organized.push(index);
      if (order.mine === 'attendee') columns.attended.push(index);
      const { meetingNo, subject = '', organizerName = '' } = order;
      if (meetingNo === undefined) {
        columns.hidden.push(index);
        continue;
      }
      columns.meetingNos.push(wholeNumber.test(meetingNo) ? Number(meetingNo) : meetingNo);
      subjects(subject);
      organizers(organizerName);
    }
  }
  return columns;
}

/** Whether columns have matching lengths, which decoding relies on: a foreign service may have made them. */
export function fitTogether({ counts, gaps, lengths, hidden, ...columns }: OrderColumns): boolean {
  const bookings = counts.reduce((sum, count) => sum + count, 0);
  const visible = bookings - hidden.length;
  return (
    gaps.length === bookings &&
    lengths.length === bookings &&
    new Set(hidden).size === hidden.length &&
    [columns.meetingNos, columns.subjects, columns.organizers].every(({ length }) => length === visible)
  );
}

export function decodeOrders(columns: OrderColumns, roomIds: readonly string[]): DayOrder[] {
  const [held, organized, attended, hidden, ending] = [
    columns.held,
    columns.organized,
    columns.attended,
    columns.hidden,
    columns.ending ?? [],
  ].map((indexes) => new Set(indexes));
  const [subjects, organizers] = [decodeTexts(columns.subjects), decodeTexts(columns.organizers)];
  const rooms = [...new Set(roomIds)];

  const orders: DayOrder[] = [];
  let seen = 0;
  for (const [room, count] of columns.counts.entries()) {
    let last = columns.beginTime;
    for (const end = orders.length + count; orders.length < end;) {
      const index = orders.length;
      const beginTime = after(last, columns.gaps[index]);
      const endTime = after(beginTime, columns.lengths[index]);
      last = endTime;
      const state = held?.has(index) ? 'held' : 'confirmed';
      const order: DayOrder = { roomId: rooms[room] ?? '', beginTime, endTime, state };
      orders.push(order);
      if (ending?.has(index)) order.ending = true;
      if (organized?.has(index)) order.mine = 'organizer';
      if (attended?.has(index)) order.mine = 'attendee';
      if (hidden?.has(index)) continue;
      order.meetingNo = String(columns.meetingNos[seen]);
      order.subject = subjects[seen];
      order.organizerName = organizers[seen];
      seen += 1;
    }
  }
  return orders;
}

const noOrders = (beginTime: number): OrderColumns => ({
  beginTime,
  counts: [],
  gaps: [],
  lengths: [],
  held: [],
  organized: [],
  attended: [],
  hidden: [],
  meetingNos: [],
  subjects: [],
  organizers: [],
});

const wholeNumber = /^[1-9]\d{0,14}$/;

/** Minutes have a fraction where a meeting was ended in the middle of one. */
const after = (instant: number, minutes = 0) => instant + Math.round(minutes * msPerMinute);

/** Returns the function that adds a text to the column. */
function encodeTexts(column: Texts): (text: string) => void {
  const places = new Map<string, number>();
  return (text) => {
    const place = places.get(text);
    if (place === undefined) places.set(text, places.size);
    column.push(place ?? text);
  };
}

function decodeTexts(column: Texts): string[] {
  const distinct: string[] = [];
  return column.map((text) => {
    if (typeof text === 'number') return distinct[text] ?? '';
    distinct.push(text);
    return text;
  });
}
