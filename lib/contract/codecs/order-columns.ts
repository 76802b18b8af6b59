import { msPerMinute } from '@/lib/time/instant';
import type { DayOrder } from '../../domain/room/day-order';

/** What a reader sends as `Accept` to get a day of bookings as {@link OrderColumns}; who does not know it answers the list. */
export const orderColumnsType = 'application/vnd.meeting-rooms.order-columns+json';

/** Texts in a row. What has come up before is a number instead: the how manieth new text it was, from 0. */
type Texts = (string | number)[];

/** The bookings of some rooms as columns: a quarter of the bytes of a list of objects (ADR 34). Indexes count bookings, from 0. */
export type OrderColumns = {
  beginTime: number;
  /** How many bookings each room has, in the order in which the rooms were asked for. */
  counts: number[];
  /** Minutes from the end of the booking before in the room, or from `beginTime`, to the start. */
  gaps: number[];
  /** Minutes from start to end. */
  lengths: number[];
  held: number[];
  organized: number[];
  attended: number[];
  /** Of which the caller sees the times alone; the columns below leave them out. */
  hidden: number[];
  /** A number where no zero is lost. */
  meetingNos: (string | number)[];
  subjects: Texts;
  organizers: Texts;
};

/** A booking among those of its room. */
export type OrderOfRoom = Omit<DayOrder, 'roomId'>;

/**
 * Takes the bookings of each asked room, sorted by start; {@link decodeOrders} gives them back. A room that was asked for twice has
 * its place where it came first.
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

/** Whether columns are of the same bookings: a service that is not ours may have made them, and reading them counts on it. */
export function fitTogether({ counts, gaps, lengths, hidden, ...columns }: OrderColumns): boolean {
  const bookings = counts.reduce((sum, count) => sum + count, 0);
  const shown = bookings - hidden.length;
  return (
    gaps.length === bookings &&
    lengths.length === bookings &&
    new Set(hidden).size === hidden.length &&
    [columns.meetingNos, columns.subjects, columns.organizers].every(({ length }) => length === shown)
  );
}

export function decodeOrders(columns: OrderColumns, roomIds: readonly string[]): DayOrder[] {
  const [held, organized, attended, hidden] = [
    columns.held,
    columns.organized,
    columns.attended,
    columns.hidden,
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

/** Answers how to add a text. */
function encodeTexts(column: Texts): (text: string) => void {
  const known = new Map<string, number>();
  return (text) => {
    const place = known.get(text);
    if (place === undefined) known.set(text, known.size);
    column.push(place ?? text);
  };
}

function decodeTexts(column: Texts): string[] {
  const known: string[] = [];
  return column.map((text) => {
    if (typeof text === 'number') return known[text] ?? '';
    known.push(text);
    return text;
  });
}
