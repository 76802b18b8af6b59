import { draftKey } from '@/lib/client/storage/drafts';
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

/** A draft, and the query of the link that it was begun from. */
export type StoredOrder = { link: string; parameters: OrderParameters };

type Origin = { staffId: string; zone: string; link: string };

export function readStoredOrder(staffId: string): StoredOrder | undefined {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(draftKey(staffId)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return undefined;
    const { link, ...parameters } = stored as OrderParameters & { link?: unknown };
    return { link: typeof link === 'string' ? link : '', parameters };
  } catch {
    return undefined;
  }
}

/** Keeps what was typed until it is sent or given up, so that a reload or a new log-in loses nothing. */
export function storeOrder(values: BookingValues, { staffId, zone, link }: Origin): void {
  const { beginTime: startTime, endTime } = windowOf(values, zone);
  const { subject, roomIds: roomId, scope, meetingType, noticeLabels, content, reason } = values;
  const order: OrderParameters & { link: string } = {
    link,
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
    window.sessionStorage.setItem(draftKey(staffId), JSON.stringify(order));
  } catch {
    // Storage may be full or blocked; the form then starts afresh after a reload.
  }
}

export function forgetStoredOrder(staffId: string): void {
  try {
    window.sessionStorage.removeItem(draftKey(staffId));
  } catch {
    // Nothing was stored either.
  }
}
