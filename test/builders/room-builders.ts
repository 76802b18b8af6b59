import type { BookedMeeting } from '@/lib/contract/booking';
import type { Area, Room, RoomOrder } from '@/lib/contract/room';
import { json, type SeenCall } from '@/test/http/fake-bff';
import { at } from './meeting-builders';

export const aRoom = (name: string, parts: Partial<Room> = {}): Room => ({
  id: `room-${name}`,
  name,
  areaId: 'area-3f',
  areaPath: '上海 / 一号楼 / 3F',
  capacity: 8,
  equipment: ['屏幕'],
  status: 'AVAILABLE',
  offline: false,
  openFromMinute: 0,
  openToMinute: 1440,
  audit: { required: false, auditors: [] },
  can: { book: true, open: true },
  ...parts,
});

export const anOrder = (room: Room, parts: Partial<RoomOrder> = {}): RoomOrder => ({
  orderNo: `order-${room.id}-${parts.beginTime ?? ''}`,
  roomId: room.id,
  beginTime: at('11:00'),
  endTime: at('12:00'),
  state: 'confirmed',
  ...parts,
});

export const areas: Area[] = [
  {
    id: 'area-shanghai',
    name: '上海',
    roomCount: 30,
    children: [
      {
        id: 'area-one',
        name: '一号楼',
        roomCount: 18,
        children: [{ id: 'area-3f', name: '3F', roomCount: 9, children: [] }],
      },
      { id: 'area-two', name: '二号楼', roomCount: 12, children: [] },
    ],
  },
  { id: 'area-beijing', name: '北京', roomCount: 12, children: [] },
];

export const equipment = [
  { name: '屏幕', roomCount: 20 },
  { name: '白板', roomCount: 9 },
];

export const aPage = (
  list: readonly Room[],
  parts: { total?: number; pageNo?: number; pageSize?: number } = {},
) => ({
  total: list.length,
  pageNo: 1,
  pageSize: 30,
  list,
  ...parts,
});

type Search = { roomIdList?: string[]; keyword?: string; freeFrom?: number };

/** Answers pages of rooms as the service does, of so many rooms at most; `busy` rooms are at no time free. */
export const roomPages =
  (rooms: readonly Room[], { size = 100, busy = [] }: { size?: number; busy?: readonly Room[] } = {}) =>
  ({ body }: SeenCall) => {
    const { roomIdList, keyword = '', freeFrom } = body as Search;
    const matching = rooms.filter(
      (room) =>
        (roomIdList?.includes(room.id) ?? true) &&
        room.name.includes(keyword) &&
        !(freeFrom !== undefined && busy.includes(room)),
    );
    return json(aPage(matching.slice(0, size), { total: matching.length, pageSize: size }));
  };

export const aBookedMeeting = (room: Room, parts: Partial<BookedMeeting> = {}): BookedMeeting => ({
  _id: 'meeting-9',
  meetingNo: '2026111809',
  status: 'BEFORE',
  roomOrderList: [{ orderNo: 'order-9', roomId: room.id, roomName: room.name, address: room.areaPath }],
  ...parts,
});

/** The calls of the rooms' screens, by the names tests answer them under. */
export const roomCalls = {
  areas: 'GET /api-meeting/api/user/v2/areas/trees',
  equipment: 'GET /api-meeting/api/user/rooms/actions/equipment',
  page: 'POST /api-meeting/api/user/v2/rooms/actions/page',
  orders: 'POST /api-meeting/api/user/v2/orders/actions/list',
  schedule: 'POST /api-meeting/api/user/v2/meetings/actions/schedule',
  check: 'POST /api-meeting/api/user/v2/meetings/actions/check',
  services: 'POST /api-meeting/api/user/v2/meetings/room-service-config',
  settings: 'GET /api-meeting/api/user/meetings/settings/for-schedule',
} as const;
