import type { Repair as ServiceRepair } from '@/lib/contract/repair';
import type { Window } from '@/lib/domain/booking/booking-window';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { dayOf } from '@/lib/time/day';
import { formatMonthDay, formatRange } from '@/lib/time/format';
import { timesOf } from '../form/booking-values';
import type { Repair } from './conflict-repairs';

type Draft = {
  window: Window;
  roomIds: readonly string[];
  services: readonly { id: string; name: string }[];
  zone: string;
};

/** Names the day only where it is another one than the draft's. */
export function timesText(times: Window, { window, zone }: Pick<Draft, 'window' | 'zone'>): string {
  const day = dayOf(times.beginTime, zone);
  const range = formatRange(times, zone);
  return day === dayOf(window.beginTime, zone) ? range : `${formatMonthDay(day)} ${range}`;
}

/** The words of what a repair changes in the draft, and the patch that does it. */
function asButton(repair: ServiceRepair, draft: Draft): Repair | undefined {
  const { window, roomIds, services, zone } = draft;
  const isRetimed = repair.beginTime !== window.beginTime || repair.endTime !== window.endTime;
  const isShorter = repair.beginTime === window.beginTime && repair.endTime < window.endTime;
  const others = repair.rooms.filter(({ id }) => !roomIds.includes(id));
  const dropped = services.filter(({ id }) => !repair.serviceIds.includes(id));
  const times = timesText(repair, draft);
  const words = [
    others.length > 0 &&
      bookingFormText.otherRooms(
        others.map(({ name, capacity }) => bookingFormText.roomOf(name, capacity)).join('、'),
      ),
    isRetimed && (isShorter ? bookingFormText.shorter(times) : bookingText.suggestion(times)),
    dropped.length > 0 && bookingFormText.withoutServices(dropped.map(({ name }) => name).join('、')),
  ].filter(Boolean);
  if (words.length === 0) return undefined;
  return {
    label: words.join('，'),
    patch: {
      ...(isRetimed && timesOf(repair, zone)),
      ...(others.length > 0 && { roomIds: repair.rooms.map(({ id }) => id) }),
      ...(dropped.length > 0 && { serviceIds: repair.serviceIds }),
    },
  };
}

/** The repairs that the service has checked, as buttons, each once. */
export function serviceRepairs(repairs: readonly ServiceRepair[], draft: Draft): Repair[] {
  const buttons = repairs.flatMap((repair) => asButton(repair, draft) ?? []);
  return [...new Map(buttons.map((button) => [button.label, button])).values()];
}
