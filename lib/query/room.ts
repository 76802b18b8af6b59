import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { DayOrder } from '@/lib/domain/room/day-order';
import { thisMinute } from '@/lib/domain/room/free-now';
import { limits } from '@/lib/domain/limits/limits';
import { decodeOrders, type OrderColumns, orderColumnsType } from '@/lib/contract/codecs/order-columns';
import type { Follow } from './live/follows';
import { msPerMinute } from '@/lib/time/instant';
import { type OrdersWindow, type RoomFilter, roomKeys } from './room-keys';

/** Any room may join or leave those that are free at a time. */
const whoIsFree = ({ freeFrom }: RoomFilter): Follow[] => (freeFrom === undefined ? [] : [{ kind: 'room' }]);

export const areaTrees = (api: Api) =>
  queryOptions({
    queryKey: roomKeys.areas(),
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/v2/areas/trees', { signal }),
  });

/** CFG-04: the floor that one's bookings tell. */
export const usualArea = (api: Api) =>
  queryOptions({
    queryKey: roomKeys.usualArea(),
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/areas/actions/usual', { signal }),
  });

/** ROOM-07: what the rooms have, to choose from. */
export const roomEquipment = (api: Api) =>
  queryOptions({
    queryKey: roomKeys.equipment(),
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/rooms/actions/equipment', { signal }),
  });

/** ROOM-01: pages of 30, as many as were requested. */
export const roomPages = (api: Api, filter: RoomFilter) =>
  infiniteQueryOptions({
    queryKey: roomKeys.pages(filter),
    meta: { follows: whoIsFree(filter) },
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api('POST /api-meeting/api/user/v2/rooms/actions/page', {
        body: { ...filter, pageNo: pageParam, pageSize: limits.roomListPageSize },
        signal,
      }),
    getNextPageParam: ({ pageNo, pageSize, total }) => (pageNo * pageSize < total ? pageNo + 1 : undefined),
  });

/** ROOM-05: one room with its facts, without its bookings. */
export const roomDetail = (api: Api, id: string) =>
  queryOptions({
    queryKey: roomKeys.detail(id),
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/rooms/{id}', { params: { id }, signal }),
  });

/** The rooms a form can offer: one page of the greatest size, of all rooms or of those that a search leaves. */
export const roomsToChoose = (api: Api, filter: RoomFilter = {}) =>
  queryOptions({
    queryKey: roomKeys.bookable(filter),
    meta: { follows: whoIsFree(filter) },
    queryFn: ({ signal }) =>
      api('POST /api-meeting/api/user/v2/rooms/actions/page', {
        body: { ...filter, pageNo: 1, pageSize: limits.roomPageSize },
        signal,
      }),
  });

/** BOOK-06: the meeting services that rooms offer. */
export const roomServices = (api: Api, roomIds: readonly string[]) =>
  queryOptions({
    queryKey: roomKeys.services(roomIds),
    enabled: roomIds.length > 0,
    queryFn: ({ signal }) =>
      api('POST /api-meeting/api/user/v2/meetings/room-service-config', {
        body: { roomIdList: [...roomIds] },
        signal,
      }),
  });

const countOf = (filter: RoomFilter) => ({ ...filter, pageNo: 1, pageSize: 1 });

/** How many rooms a filter leaves. */
export const roomCount = (api: Api, filter: RoomFilter) =>
  queryOptions({
    queryKey: roomKeys.count(filter),
    meta: { follows: whoIsFree(filter) },
    queryFn: async ({ signal }) => {
      const body = countOf(filter);
      const { total } = await api('POST /api-meeting/api/user/v2/rooms/actions/page', { body, signal });
      return total;
    },
  });

/** How many rooms of the filter are free to walk into (ROOM-01): those that could be booked for this very minute. */
export const roomsFreeNow = (api: Api, { filter, now }: { filter: RoomFilter; now: () => number }) =>
  queryOptions({
    queryKey: roomKeys.freeNow(filter),
    meta: { follows: [{ kind: 'room' }] },
    queryFn: async ({ signal }) => {
      const { beginTime: freeFrom, endTime: freeTo } = thisMinute(now());
      const body = { ...countOf(filter), freeFrom, freeTo };
      const { total } = await api('POST /api-meeting/api/user/v2/rooms/actions/page', { body, signal });
      return total;
    },
    // Meetings begin and end by the clock, which no change is published for.
    refetchInterval: msPerMinute,
  });

/** A reading as the query cache stores it: columns as our service sends them, else a list. */
export type OrdersAnswer = DayOrder[] | OrderColumns;

/** ROOM-02: the bookings of some rooms between two instants. */
export const roomOrders = (api: Api, window: OrdersWindow) =>
  queryOptions({
    queryKey: roomKeys.ordersOf(window),
    meta: { follows: [{ kind: 'room', ids: window.roomIds }] },
    enabled: window.roomIds.length > 0,
    queryFn: ({ signal }): Promise<OrdersAnswer> =>
      api('POST /api-meeting/api/user/v2/orders/actions/list', {
        body: { roomIdList: [...window.roomIds], beginTime: window.beginTime, endTime: window.endTime },
        // A service that does not know the first answers the second (ADR 34).
        headers: { accept: `${orderColumnsType}, application/json` },
        signal,
      }),
    select: (answer) => ordersIn(answer, window),
  });

const decoded = new WeakMap<OrderColumns, DayOrder[]>();

/** The bookings of a reading as a list: the very same one for the same answer. */
export function ordersIn(answer: OrdersAnswer, { roomIds }: OrdersWindow): DayOrder[] {
  if (Array.isArray(answer)) return answer;
  const orders = decoded.get(answer) ?? decodeOrders(answer, roomIds);
  decoded.set(answer, orders);
  return orders;
}
