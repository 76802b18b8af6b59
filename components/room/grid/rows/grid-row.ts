import type { Window } from '@/lib/domain/booking/booking-window';
import type { Room } from '@/lib/contract/room';
import type { DayOrder } from '@/lib/domain/room/day-order';
import type { Day } from '@/lib/time/day';

/** One row of the grid: a room's day. Rooms of one day on the rooms tab, days of one room on its detail page. */
export type GridRow = {
  /** Names the row among the others, whatever its place: the room's id, or the day where all rows are one room's. */
  key: string;
  room: Room;
  day: Day;
  /** Left out until they are loaded: such a row is muted and takes no booking. The same array while nothing in it changed. */
  orders?: readonly DayOrder[] | undefined;
  /** Stands in the row's head instead of the room's name and facts. */
  heading?: { title: string; detail: string } | undefined;
};

/** A time that is chosen in a room already, for instance in the booking form. */
export type GridPick = {
  roomId: string;
  window: Window;
  clash?: boolean;
  /** Stands on it instead of its length. */ text?: string;
};
