import { type Kysely, sql } from 'kysely';
import type { Clock } from '@/lib/time/clock';
import { hashPassword } from '../../account/password/password-hash';
import type { FileStorage } from '../../gateways/storage/file-storage';
import type { Database } from '../../db/database';
import { addApprovals } from './meetings/add-approvals';
import { addCompany } from './company';
import { addContacts, addContactsElsewhere } from './people/contacts';
import { departmentTree, smallDepartmentTree } from './data/departments';
import { rooms, smallCompanyRooms } from './data/rooms';
import { addDepartments } from './people/departments';
import { createDemoFiles } from './files/demo-files';
import { storeContents } from './files/store-contents';
import { isEmpty } from './is-empty';
import { addMeetingsOfMonth } from './meetings/add-meetings-of-month';
import { addMeetingsToday } from './meetings/add-meetings-today';
import { addOtherBookings } from './meetings/add-other-bookings';
import { addAccounts, addStaff } from './people/people';
import { addRooms } from './rooms';
import { addServices } from './services';
import type { Scene } from './scene/scene';
import { createScene } from './scene/scene';
import { addWeeklySeries } from './meetings/add-weekly-series';

/** Tells the demo's story into an empty store, relative to now; a store that holds anything is left alone. */
export async function seedDemo({
  db,
  clock,
  storage,
}: {
  db: Kysely<Database>;
  clock: Clock;
  storage: FileStorage;
}): Promise<{ seeded: boolean }> {
  if (!(await isEmpty(db))) return { seeded: false };
  const scene = createScene(clock.now(), await createDemoFiles());
  await addAccounts(scene, hashPassword);
  addExampleTech(scene);
  addFarMountain(scene);
  await storeContents(storage, scene.contents);
  await db.transaction().execute((trx) => scene.rows.insert(trx));
  // The embedded store has no autovacuum: without statistics a join of members takes ten times as long.
  await sql`analyze`.execute(db);
  return { seeded: true };
}

function addExampleTech(scene: Scene): void {
  const company = addCompany(scene, {
    name: '示例科技',
    shortName: '示例',
    accent: '#3056d3',
    feedback: true,
  });
  const departments = addDepartments(scene, company, departmentTree);
  const cast = addStaff(scene, { company, departments, count: 120 });
  const house = addRooms(scene, { cast, departments, rooms });
  const services = addServices(scene, cast, house);
  addContacts(scene, cast);
  // Places are given out in this order: the story first, then what may go around it.
  addWeeklySeries(scene, cast, house);
  addMeetingsToday(scene, cast, house);
  addApprovals(scene, cast, { rooms: house, services });
  addMeetingsOfMonth(scene, cast, house);
  addOtherBookings(scene, cast, house);
}

function addFarMountain(scene: Scene): void {
  const company = addCompany(scene, { name: '远山咨询', shortName: '远山', accent: '#0f766e' });
  const departments = addDepartments(scene, company, smallDepartmentTree);
  const cast = addStaff(scene, { company, departments, count: 15 });
  const house = addRooms(scene, { cast, departments, rooms: smallCompanyRooms });
  addContactsElsewhere(scene, cast);
  addOtherBookings(scene, cast, house);
}
