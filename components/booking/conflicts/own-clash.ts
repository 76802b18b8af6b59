import type { OrdersOf } from '@/components/room/day/orders/use-day-orders';
import type { Room } from '@/lib/contract/room';
import type { BusyPerson } from '@/lib/contract/schedule';
import { nextFreeWindow } from '@/lib/domain/booking/free-window';
import { overlaps, type Moment, type Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { attendeesText } from '@/lib/text/zh-cn/attendees';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { formatRange } from '@/lib/time/format';
import { timesOf } from '../form/booking-values';
import type { Problem } from '../form/field-problems';

type Facts = Moment & {
  /** The organizer's meetings of the day. */
  busy: BusyPerson['busy'];
  window: Window;
  chosen: readonly Room[];
  ordersOf: OrdersOf;
};

/** The organizer has another meeting then (BOOK-11): which, and the next time at which the chosen rooms are free as well. */
export function ownClash({ busy, window, chosen, ordersOf, now, zone }: Facts): Problem | undefined {
  const clashes = busy.filter((each) => overlaps(each, window));
  const [meeting] = clashes;
  if (!meeting) return undefined;
  const next = nextFreeWindow({
    draft: { ...window, subject: '', rooms: chosen.map(roomFacts), memberStaffIds: [] },
    taken: [...busy, ...chosen.flatMap((room) => ordersOf(room) ?? [])],
    facts: { now, zone, limits, sensitiveWords: [], neighbours: [] },
  });
  return {
    message: attendeesText.busy(
      attendeesText.self,
      formatRange(meeting, zone),
      attendeesText.oneOf(meeting.subject, clashes.length),
    ),
    repairs: next
      ? [{ label: bookingText.suggestion(formatRange(next, zone)), patch: timesOf(next, zone) }]
      : [],
  };
}
