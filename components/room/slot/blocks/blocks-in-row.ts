import type { DayOrder } from '@/lib/domain/room/day-order';
import type { Segment } from '@/lib/domain/room/room-day';

type Segments = readonly Segment<DayOrder>[];

const blocksIn = (row: Element) => [...row.querySelectorAll<HTMLElement>('[data-order]')];
const bookedIn = (segments: Segments) => segments.filter(({ order }) => order);

/** The block that a row shows for one of its bookings. */
export const blockOf = (segment: Segment<DayOrder>, row: Element, segments: Segments) =>
  blocksIn(row)[bookedIn(segments).indexOf(segment)];

/** The booking that a row shows as this block; nothing for what is no block. */
export const bookedAs = (block: HTMLElement, row: Element, segments: Segments) =>
  bookedIn(segments)[blocksIn(row).indexOf(block)];
