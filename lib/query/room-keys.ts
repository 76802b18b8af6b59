import type { RequestOf } from '@/lib/contract';

type PageBody = RequestOf<'POST /api-meeting/api/user/v2/rooms/actions/page'>['body'];

/** The filter of the list of rooms; the page number is the list's own. */
export type RoomFilter = Pick<
  PageBody,
  | 'areaIds'
  | 'roomIdList'
  | 'keyword'
  | 'capacityGe'
  | 'equipment'
  | 'freeFrom'
  | 'freeTo'
  | 'exceptMeetingId'
>;

export type OrdersWindow = { roomIds: readonly string[]; beginTime: number; endTime: number };

/** Apart from the queries: the live changes match queries by their keys alone. */
export const roomKeys = {
  all: ['rooms'] as const,
  areas: () => [...roomKeys.all, 'areas'] as const,
  usualArea: () => [...roomKeys.all, 'usual-area'] as const,
  equipment: () => [...roomKeys.all, 'equipment'] as const,
  allPages: () => [...roomKeys.all, 'pages'] as const,
  pages: (filter: RoomFilter) => [...roomKeys.allPages(), filter] as const,
  detail: (id: string) => [...roomKeys.all, 'detail', id] as const,
  allBookable: () => [...roomKeys.all, 'bookable'] as const,
  bookable: (filter: RoomFilter) => [...roomKeys.allBookable(), filter] as const,
  allFreeNow: () => [...roomKeys.all, 'free-now'] as const,
  freeNow: (filter: RoomFilter) => [...roomKeys.allFreeNow(), filter] as const,
  count: (filter: RoomFilter) => [...roomKeys.all, 'count', filter] as const,
  services: (roomIds: readonly string[]) => [...roomKeys.all, 'services', roomIds] as const,
  orders: () => [...roomKeys.all, 'orders'] as const,
  ordersOf: (window: OrdersWindow) => [...roomKeys.orders(), window] as const,
};
