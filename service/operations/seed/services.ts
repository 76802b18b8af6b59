import type { Cast } from './people/people';
import type { Rooms } from './rooms';
import { idOf } from './scene/ids';
import type { Scene } from './scene/scene';
import { daysBefore } from './scene/scene';

const addedDaysAgo = 390;

export type DemoService = { id: string; name: string };

/** The meeting services that some rooms offer, each with its auditor. */
export function addServices(scene: Scene, cast: Cast, rooms: Rooms): DemoService[] {
  const companyId = cast.company.id;
  const names = [...new Set(rooms.all.flatMap((room) => room.services ?? []))];
  return names.map((name, position) => {
    const id = idOf(cast.company.name, 'service', name);
    const key = { company_id: companyId, meeting_service_id: id };
    scene.rows.add('meeting_service', {
      company_id: companyId,
      id,
      name,
      position,
      created_at: daysBefore(scene, addedDaysAgo),
    });
    scene.rows.add('meeting_service_auditor', { ...key, staff_id: cast.named('陈晨').id });
    const offering = rooms.all.filter((room) => room.services?.includes(name));
    for (const room of offering) scene.rows.add('room_meeting_service', { ...key, room_id: room.id });
    return { id, name };
  });
}
