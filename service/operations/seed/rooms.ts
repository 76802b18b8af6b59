import { minutesPerDay } from '@/lib/time/instant';
import { roomPinyin } from './data/room-pinyin';
import type { RoomData } from './data/rooms';
import type { Department } from './people/departments';
import { idOf } from './scene/ids';
import type { Cast } from './people/people';
import type { Scene } from './scene/scene';
import { daysBefore } from './scene/scene';

export type DemoRoom = RoomData & { id: string; openFromMinute: number; openToMinute: number };

export type Rooms = { all: readonly DemoRoom[]; named(name: string): DemoRoom };

const builtDaysAgo = 390;

type House = { cast: Cast; departments: Map<string, Department>; rooms: readonly RoomData[] };

/** The rooms of a company with their areas, permissions, auditors and devices. */
export function addRooms(scene: Scene, { cast, departments, rooms }: House): Rooms {
  const { company } = cast;
  const areaIds = addAreas(scene, cast, rooms);
  const all = rooms.map((data, position): DemoRoom => {
    const room = {
      openFromMinute: 0,
      openToMinute: minutesPerDay,
      ...data,
      id: idOf(company.name, 'room', data.name),
    };
    scene.rows.add('room', {
      company_id: company.id,
      id: room.id,
      area_id: areaIds.get(data.area.join('/')) ?? '',
      name: data.name,
      pinyin: roomPinyin[data.name] ?? '',
      position,
      capacity: data.capacity,
      equipment: [...data.equipment],
      status: data.isOutOfOrder ? 'OUT_OF_ORDER' : 'AVAILABLE',
      status_reason: data.isOutOfOrder ? '维护中，预计周五恢复' : null,
      app_id: data.chatAppId ?? null,
      is_offline: data.isOffline ?? false,
      open_from_minute: room.openFromMinute,
      open_to_minute: room.openToMinute,
      needs_approval: data.needsApproval ?? false,
      is_restricted: data.onlyFor !== undefined,
      sign_in_required: data.signIn !== undefined,
      release_after_minutes: typeof data.signIn === 'number' ? data.signIn : null,
      created_at: daysBefore(scene, builtDaysAgo),
    });
    addDetails(scene, { cast, departments, room });
    return room;
  });
  return { all, named: (name) => find(all, name) };
}

/** Every area on the way to a room, outermost first; answers ids by path. */
function addAreas(scene: Scene, { company }: Cast, rooms: readonly RoomData[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { area } of rooms) {
    for (const depth of area.keys()) {
      const path = area.slice(0, depth + 1).join('/');
      if (ids.has(path)) continue;
      const id = idOf(company.name, 'area', path);
      scene.rows.add('area', {
        company_id: company.id,
        id,
        parent_id: ids.get(area.slice(0, depth).join('/')) ?? null,
        name: area[depth] ?? '',
        path: path.replaceAll('/', ' / '),
        position: ids.size,
      });
      ids.set(path, id);
    }
  }
  return ids;
}

type Detailed = { cast: Cast; departments: Map<string, Department>; room: DemoRoom };

function addDetails(scene: Scene, { cast, departments, room }: Detailed): void {
  const key = { company_id: cast.company.id, room_id: room.id };
  if (room.onlyFor) {
    scene.rows.add('room_permission', {
      ...key,
      id: idOf(room.id, room.onlyFor),
      department_id: departments.get(room.onlyFor)?.id,
    });
  }
  for (const [position, name] of (room.auditors ?? []).entries()) {
    scene.rows.add('room_auditor', { ...key, staff_id: cast.named(name).id, position });
  }
  for (const [name, type, status] of room.devices ?? []) {
    scene.rows.add('room_device', { ...key, id: idOf(room.id, name), name, type, status });
  }
}

function find(rooms: readonly DemoRoom[], name: string): DemoRoom {
  const room = rooms.find((candidate) => candidate.name === name);
  if (!room) throw new Error(`the demo has no room named ${name}`);
  return room;
}
