import type { Room, roomEndpoints } from '@/lib/contract/room';
import { thisMinute } from '@/lib/domain/room/free-now';
import { encodeOrders, orderColumnsType } from '@/lib/contract/codecs/order-columns';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors';
import { withRooms } from './queries/areas';
import { presentOrderOfRoom } from './orders/present-order';
import { getMyOrders, getRoomOrders, type RoomsWindow } from './orders/orders';
import { getBookingsOfRooms, getOwnRelations } from './orders/orders-of-rooms';
import { getRoomChoices } from './queries/room-choices';
import { getRoom, getRoomsPage, type RoomFilter } from './queries/rooms';
import type { Caller } from '../kernel/caller';
import type { Handlers } from '../kernel/handlers';
import { type Asking, keptAnswer } from '../kernel/cache/company-cache';
import { oncePerPage } from '../kernel/cache/once-per-page';
import { accepts, Variant } from '../kernel/variant';

type OneRoom = { deps: Deps; caller: Caller; params: { id: string } };

async function requireRoom({ deps, caller, params }: OneRoom): Promise<Room> {
  const room = await getRoom(deps.db, caller, params.id);
  if (room === undefined) throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });
  return room;
}

/** A page asks for areas and equipment at once. */
function choicesOf(call: Asking) {
  const { companyId } = call.caller;
  const read = () => getRoomChoices(call.deps.db, companyId);
  return oncePerPage(call.page, {
    key: `room choices ${companyId}`,
    read: () => keptAnswer(call, { whose: 'company', key: 'room choices', read }),
  });
}

function roomsPageOf(call: Asking & { body: RoomFilter }) {
  const { deps, caller, body } = call;
  const { countFreeAt, ...filter } = body;
  const countedIn = countFreeAt !== undefined && thisMinute(countFreeAt).beginTime;
  return keptAnswer(call, {
    whose: 'caller',
    key: `rooms ${JSON.stringify({ ...filter, countedIn })}`,
    read: () => getRoomsPage(deps.db, caller, { filter: body, now: deps.clock.now() }),
  });
}

/** What is booked is the same for everybody who asks; what each has to do with it is not. */
async function ordersOfRooms(call: Asking & { body: RoomsWindow }) {
  const { deps, caller, body } = call;
  const { beginTime, endTime, roomIdList } = body;
  const [rooms, own] = await Promise.all([
    keptAnswer(call, {
      whose: 'company',
      key: `bookings ${beginTime} ${endTime} ${roomIdList.join(' ')}`,
      read: () => getBookingsOfRooms(deps.db, caller.companyId, body),
    }),
    keptAnswer(call, {
      whose: 'caller',
      key: `relations ${beginTime} ${endTime}`,
      read: () => getOwnRelations(deps.db, caller, body),
    }),
  ]);
  return rooms.map((room) =>
    room.map((booking) => presentOrderOfRoom(booking, own[booking.meeting_id] ?? null)),
  );
}

export const roomRoutes = {
  'POST /api-meeting/api/user/v2/rooms/actions/page': roomsPageOf,

  'GET /api-meeting/api/user/rooms/actions/book-by-page': ({ deps, caller, query }) =>
    getRoomsPage(deps.db, caller, { filter: { ...query, onlyBookable: true }, now: deps.clock.now() }),

  'GET /api-meeting/api/user/rooms/actions/equipment': async (call) => (await choicesOf(call)).equipment,

  'GET /api-meeting/api/user/rooms/{id}': requireRoom,

  'POST /api-meeting/api/user/v2/rooms/{id}': async (call) => {
    const room = await requireRoom(call);
    const orders = await getRoomOrders(call.deps.db, call.caller, { roomIdList: [room.id], ...call.body });
    return { ...room, orders };
  },

  'GET /api-meeting/api/user/areas/trees': async (call) => withRooms((await choicesOf(call)).areas),

  'GET /api-meeting/api/user/v2/areas/trees': async (call) => (await choicesOf(call)).areas,

  'GET /api-meeting/api/user/orders': ({ deps, caller, query }) => getMyOrders(deps.db, caller, query),

  'POST /api-meeting/api/user/v2/orders/actions/list': async (call) => {
    const { deps, caller, body, request } = call;
    if (!accepts(request, orderColumnsType)) return getRoomOrders(deps.db, caller, body);
    return new Variant(encodeOrders(await ordersOfRooms(call), body.beginTime), orderColumnsType);
  },
} satisfies Handlers<typeof roomEndpoints>;
