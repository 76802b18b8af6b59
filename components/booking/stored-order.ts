import type { BookingValues } from './booking-values';
import { windowOf } from './booking-values';

/** What a link or this tab's storage says of a booking: nothing in it can be relied on. */
export type OrderParameters = Partial<
  Record<
    | 'startTime'
    | 'endTime'
    | 'subject'
    | 'roomId'
    | 'scope'
    | 'meetingType'
    | 'noticeLabels'
    | 'content'
    | 'reason',
    unknown
  >
>;

const storageKey = (staffId: string) => `order-parameters.${staffId}`;

export function readStoredOrder(staffId: string): OrderParameters | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(storageKey(staffId)) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps what was typed until it is sent or given up, so that a reload or a new log-in loses nothing. */
export function storeOrder(
  values: BookingValues,
  { staffId, zone }: { staffId: string; zone: string },
): void {
  const { beginTime: startTime, endTime } = windowOf(values, zone);
  const { subject, roomIds: roomId, scope, meetingType, noticeLabels, content, reason } = values;
  const order: OrderParameters = {
    startTime,
    endTime,
    subject,
    roomId,
    scope,
    meetingType,
    noticeLabels,
    content,
    reason,
  };
  try {
    window.sessionStorage.setItem(storageKey(staffId), JSON.stringify(order));
  } catch {
    // Storage may be full or blocked; the form then starts afresh after a reload.
  }
}

export function forgetStoredOrder(staffId: string): void {
  try {
    window.sessionStorage.removeItem(storageKey(staffId));
  } catch {
    // Nothing was stored either.
  }
}
