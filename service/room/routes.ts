import type { holdEndpoints } from '@/lib/contract/hold';
import type { Room, roomEndpoints } from '@/lib/contract/room';
import { encodeOrders, type OrderOfRoom, orderColumnsType } from '@/lib/contract/codecs/order-columns';
import { limits } from '@/lib/domain/limits/limits';
import { msPerMinute } from '@/lib/time/instant';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { presentOrder, presentOrderOfRoom, presentRoom, presentRoomServices } from './present';
import { withRooms } from './queries/areas';
import { getMyOrders, getRoomOrders, type RoomsWindow } from './queries/orders';
import { getOwnRelations } from './queries/orders-of-rooms';
import { bookingsOfRooms, roomChoicesOf } from './queries/cached-queries';
import { getRoomServices } from './queries/room-services';
import { getRoom, getRoomsPage, type RoomFilter } from './queries/rooms';
import { getUsualArea } from './queries/usual-area';
import type { Caller } from '../kernel/caller';
import type { Handlers } from '../kernel/handlers';
import type { HoldSignals } from '../kernel/notifier';
import { accepts, answerAs } from '../kernel/media-type';

/** With the way to show holds on open pages. */
type RoomDeps = Deps & { changes: HoldSignals };
type DayCall = { deps: Deps; caller: Caller; page: object | undefined; body: RoomsWindow };
type OneRoom = { deps: Deps; caller: Caller; params: { id: string } };

async function requireRoom({ deps, caller, params }: OneRoom): Promise<Room> {
  const row = await getRoom(deps.db, caller, params.id);
  if (row === undefined) throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });
  return presentRoom(row);
}

async function roomsPage(deps: Deps, caller: Caller, filter: RoomFilter) {
  const page = await getRoomsPage(deps.db, caller, { filter, now: deps.clock.now() });
  return { ...page, list: page.list.map(presentRoom) };
}

/** A day of rooms as the grid shows it to the caller: bookings, each with the caller's part in it, room by room. */
async function ordersByRoom(call: DayCall): Promise<OrderOfRoom[][]> {
  const { deps, caller, body } = call;
  const [rooms, relations] = await Promise.all([
    bookingsOfRooms(call, body),
    getOwnRelations(deps.db, caller, body),
  ]);
  return rooms.map((bookings) =>
    bookings.map((booking) => presentOrderOfRoom(booking, relations[booking.meeting_id] ?? null)),
  );
}

type Slot = { beginTime: number; endTime: number; hasEnded: boolean };

/** Shows a slot that the caller may book to colleagues; it refuses nobody and is not stored. */
async function showHold(call: OneRoom & { deps: RoomDeps }, slot: Slot): Promise<void> {
  const { id: roomId, can } = await requireRoom(call);
  const isBookable = can.book && slot.endTime - slot.beginTime <= limits.maxMeetingMinutes * msPerMinute;
  if (!isBookable && !slot.hasEnded) return;
  const { companyId, staffId, realName } = call.caller;
  call.deps.changes.held({ companyId, roomId, staffId, realName, ...slot });
}

export const roomRoutes = {
  'POST /api-meeting/api/user/v2/rooms/actions/page': ({ deps, caller, body }) =>
    roomsPage(deps, caller, body),

  'GET /api-meeting/api/user/rooms/actions/book-by-page': ({ deps, caller, query }) =>
    roomsPage(deps, caller, { ...query, onlyBookable: true }),

  'GET /api-meeting/api/user/rooms/actions/equipment': async (call) => (await roomChoicesOf(call)).equipment,

  'GET /api-meeting/api/user/rooms/{id}': requireRoom,

  'POST /api-meeting/api/user/v2/rooms/{id}': async (call) => {
    const room = await requireRoom(call);
    const orders = await getRoomOrders(call.deps.db, call.caller, { roomIdList: [room.id], ...call.body });
    return { ...room, orders: orders.map(presentOrder) };
  },

  'PUT /api-meeting/api/user/v2/rooms/{id}/hold': (call) => showHold(call, { ...call.body, hasEnded: false }),

  'DELETE /api-meeting/api/user/v2/rooms/{id}/hold': (call) =>
    showHold(call, { beginTime: 0, endTime: 0, hasEnded: true }),

  'GET /api-meeting/api/user/areas/trees': async (call) => withRooms((await roomChoicesOf(call)).areas),

  'GET /api-meeting/api/user/v2/areas/trees': async (call) => (await roomChoicesOf(call)).areas,

  'GET /api-meeting/api/user/areas/actions/usual': ({ deps, caller }) =>
    getUsualArea(deps.db, caller, deps.clock.now()),

  'GET /api-meeting/api/user/orders': async ({ deps, caller, query }) =>
    (await getMyOrders(deps.db, caller, query)).map(presentOrder),

  'POST /api-meeting/api/user/v2/orders/actions/list': async (call) => {
    const { deps, caller, body, request } = call;
    if (!accepts(request, orderColumnsType))
      return (await getRoomOrders(deps.db, caller, body)).map(presentOrder);
    return answerAs(orderColumnsType, encodeOrders(await ordersByRoom(call), body.beginTime));
  },

  'POST /api-meeting/api/user/v2/meetings/room-service-config': async ({ deps, caller, body }) =>
    presentRoomServices(await getRoomServices(deps.db, caller, body.roomIdList)),
} satisfies Handlers<typeof roomEndpoints & typeof holdEndpoints, RoomDeps>;
