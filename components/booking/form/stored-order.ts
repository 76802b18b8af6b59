import { draftKey } from '@/lib/client/storage/drafts';
import { tabStorage } from '@/lib/client/storage/web-storage';
import type { BookingValues } from './booking-values';
import { windowOf } from './booking-values';

/** A booking's values in a link or in this tab's storage: untrusted. */
export type OrderParameters = Partial<
  Record<
    | 'startTime'
    | 'endTime'
    | 'repeat'
    | 'subject'
    | 'venue'
    | 'roomId'
    | 'place'
    | 'members'
    | 'guests'
    | 'serviceId'
    | 'online'
    | 'scope'
    | 'meetingType'
    | 'noticeLabels'
    | 'content'
    | 'reason'
    | 'files',
    unknown
  >
>;

/** A draft, and the query of the link that it was begun from. */
export type StoredOrder = { link: string; parameters: OrderParameters };

type Origin = { staffId: string; zone: string; link: string };

export function readStoredOrder(staffId: string): StoredOrder | undefined {
  const stored = tabStorage.getJson(draftKey(staffId));
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { link, ...parameters } = stored as OrderParameters & { link?: unknown };
  return { link: typeof link === 'string' ? link : '', parameters };
}

/** Stores the typed values until they are sent or given up, so that a reload or a new log-in loses nothing. */
export function storeOrder(values: BookingValues, { staffId, zone, link }: Origin): void {
  const { beginTime: startTime, endTime } = windowOf(values, zone);
  const {
    subject,
    venue,
    roomIds: roomId,
    place,
    memberIds: members,
    guests,
    serviceIds: serviceId,
    online,
    scope,
    meetingType,
    noticeLabels,
    content,
    reason,
    files,
    repeat = null,
  } = values;
  const order: OrderParameters & { link: string } = {
    link,
    startTime,
    endTime,
    repeat,
    subject,
    venue,
    roomId,
    place,
    members,
    guests,
    serviceId,
    online,
    scope,
    meetingType,
    noticeLabels,
    content,
    reason,
    files,
  };
  tabStorage.set(draftKey(staffId), JSON.stringify(order));
}

export function forgetStoredOrder(staffId: string): void {
  tabStorage.remove(draftKey(staffId));
}
