import type { Room, roomEndpoints } from '@/lib/contract/room';
import { encodeOrders, orderColumnsType } from '@/lib/domain/order-columns';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { Deps } from '../deps';
import { httpCodes, ServiceError } from '../errors';
import { withRooms } from '../queries/areas';
import { getMyOrders, getOrdersOfRooms, getRoomOrders } from '../queries/orders';
import { getRoomChoices } from '../queries/room-choices';
import { getRoom, getRoomsPage } from '../queries/rooms';
import type { Scope } from './authenticate';
import type { Handlers } from './call';
import { oncePerPage } from './once-per-page';
import { accepts, Variant } from './variant';

type OneRoom = { deps: Deps; scope: Scope; params: { id: string } };

async function requireRoom({ deps, scope, params }: OneRoom): Promise<Room> {
  const room = await getRoom(deps.db, scope, params.id);
  if (room === undefined) throw new ServiceError(httpCodes.notFound, { message: serviceText.roomMissing });
  return room;
}

/** A page asks for areas and equipment at once. */
const choicesOf = ({
  deps,
  scope: { companyId },
  page,
}: {
  deps: Deps;
  scope: Scope;
  page: object | undefined;
}) => oncePerPage(page, { key: `room choices ${companyId}`, read: () => getRoomChoices(deps.db, companyId) });

export const roomRoutes = {
  'POST /api-meeting/api/user/v2/rooms/actions/page': ({ deps, scope, body }) =>
    getRoomsPage(deps.db, scope, { filter: body, now: deps.clock.now() }),

  'GET /api-meeting/api/user/rooms/actions/book-by-page': ({ deps, scope, query }) =>
    getRoomsPage(deps.db, scope, { filter: { ...query, onlyBookable: true }, now: deps.clock.now() }),

  'GET /api-meeting/api/user/rooms/actions/equipment': async (call) => (await choicesOf(call)).equipment,

  'GET /api-meeting/api/user/rooms/{id}': requireRoom,

  'POST /api-meeting/api/user/v2/rooms/{id}': async (call) => {
    const room = await requireRoom(call);
    const orders = await getRoomOrders(call.deps.db, call.scope, { roomIdList: [room.id], ...call.body });
    return { ...room, orders };
  },

  'GET /api-meeting/api/user/areas/trees': async (call) => withRooms((await choicesOf(call)).areas),

  'GET /api-meeting/api/user/v2/areas/trees': async (call) => (await choicesOf(call)).areas,

  'GET /api-meeting/api/user/orders': ({ deps, scope, query }) => getMyOrders(deps.db, scope, query),

  'POST /api-meeting/api/user/v2/orders/actions/list': async ({ deps, scope, body, request }) => {
    if (!accepts(request, orderColumnsType)) return getRoomOrders(deps.db, scope, body);
    const rooms = await getOrdersOfRooms(deps.db, scope, body);
    return new Variant(encodeOrders(rooms, body.beginTime), orderColumnsType);
  },
} satisfies Handlers<typeof roomEndpoints>;
