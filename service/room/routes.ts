import type { Room, roomEndpoints } from '@/lib/contract/room';
import { encodeOrders, type OrderOfRoom, orderColumnsType } from '@/lib/contract/codecs/order-columns';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors';
import { withRooms } from './queries/areas';
import { presentOrderOfRoom } from './orders/present-order';
import { getMyOrders, getRoomOrders, type RoomsWindow } from './orders/orders';
import { getOwnRelations } from './orders/orders-of-rooms';
import { bookingsOfRooms, roomChoicesOf } from './queries/cached-queries';
import { getRoom, getRoomsPage } from './queries/rooms';
import type { Scope } from '../account/authenticate';
import type { Handlers } from '../kernel/handlers';
import { accepts, answerAs } from '../kernel/media-type';

type DayCall = { deps: Deps; scope: Scope; page: object | undefined; body: RoomsWindow };
type OneRoom = { deps: Deps; scope: Scope; params: { id: string } };

async function requireRoom({ deps, scope, params }: OneRoom): Promise<Room> {
  const room = await getRoom(deps.db, scope, params.id);
  if (room === undefined) throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });
  return room;
}

/** A day of rooms as the grid shows it to the caller: bookings, each with the caller's part in it, room by room. */
async function ordersByRoom(call: DayCall): Promise<OrderOfRoom[][]> {
  const { deps, scope, body } = call;
  const [rooms, relations] = await Promise.all([
    bookingsOfRooms(call, body),
    getOwnRelations(deps.db, scope, body),
  ]);
  return rooms.map((bookings) =>
    bookings.map((booking) => presentOrderOfRoom(booking, relations[booking.meeting_id] ?? null)),
  );
}

export const roomRoutes = {
  'POST /api-meeting/api/user/v2/rooms/actions/page': ({ deps, scope, body }) =>
    getRoomsPage(deps.db, scope, { filter: body, now: deps.clock.now() }),

  'GET /api-meeting/api/user/rooms/actions/book-by-page': ({ deps, scope, query }) =>
    getRoomsPage(deps.db, scope, { filter: { ...query, onlyBookable: true }, now: deps.clock.now() }),

  'GET /api-meeting/api/user/rooms/actions/equipment': async (call) => (await roomChoicesOf(call)).equipment,

  'GET /api-meeting/api/user/rooms/{id}': requireRoom,

  'POST /api-meeting/api/user/v2/rooms/{id}': async (call) => {
    const room = await requireRoom(call);
    const orders = await getRoomOrders(call.deps.db, call.scope, { roomIdList: [room.id], ...call.body });
    return { ...room, orders };
  },

  'GET /api-meeting/api/user/areas/trees': async (call) => withRooms((await roomChoicesOf(call)).areas),

  'GET /api-meeting/api/user/v2/areas/trees': async (call) => (await roomChoicesOf(call)).areas,

  'GET /api-meeting/api/user/orders': ({ deps, scope, query }) => getMyOrders(deps.db, scope, query),

  'POST /api-meeting/api/user/v2/orders/actions/list': async (call) => {
    const { deps, scope, body, request } = call;
    if (!accepts(request, orderColumnsType)) return getRoomOrders(deps.db, scope, body);
    return answerAs(orderColumnsType, encodeOrders(await ordersByRoom(call), body.beginTime));
  },
} satisfies Handlers<typeof roomEndpoints>;
