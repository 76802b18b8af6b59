import type { Window } from '@/lib/domain/booking/booking-window';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';

type Slot = { room: { name: string }; window: Window };

/**
 * Where a meeting was and where it goes; each names its day where the days differ.
 *
 * @example
 * slotPairWords({ from, to: tomorrow }, zone).to //=> '望江 11月19日 周四 10:00–11:00'
 */
export function slotPairWords({ from, to }: { from: Slot; to: Slot }, zone: string) {
  const dayOfSlot = ({ window }: Slot) => dayOf(window.beginTime, zone);
  const isSameDay = dayOfSlot(from) === dayOfSlot(to);
  const words = (slot: Slot) =>
    [slot.room.name, !isSameDay && formatDay(dayOfSlot(slot)), formatRange(slot.window, zone)]
      .filter(Boolean)
      .join(' ');
  return { from: words(from), to: words(to) };
}
