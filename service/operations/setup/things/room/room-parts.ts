import type { Kysely } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Database } from '../../../../db/database';
import { cellsOf, type Changed, inChunks, type Target } from '../thing';

const tables = ['room_auditor', 'room_permission', 'room_meeting_service'] as const;

/**
 * Auditors, permissions and services of a room: the lists of the file in the place of the former ones. A removed room loses its
 * devices.
 */
export async function writeRoomParts(
  trx: Kysely<Database>,
  changed: readonly Changed[],
  { companyId, idOf }: Target,
): Promise<void> {
  const ids = changed.map(({ id }) => id);
  for (const table of tables)
    await inChunks(ids, (chunk) =>
      trx.deleteFrom(table).where('company_id', '=', companyId).where('room_id', 'in', chunk).execute(),
    );
  const removedIds = changed.filter(({ values }) => values.isRemoved === true).map(({ id }) => id);
  // Their codes are free for devices of other rooms.
  await inChunks(removedIds, (chunk) =>
    trx.deleteFrom('room_device').where('company_id', '=', companyId).where('room_id', 'in', chunk).execute(),
  );
  const of = (key: string) =>
    changed.flatMap(({ id, values }) =>
      cellsOf(values)
        .texts(key)
        .map((code, position) => ({ room: { company_id: companyId, room_id: id }, code, position })),
    );
  await inChunks(
    of('auditors').map(({ room, code, position }) => ({ ...room, staff_id: idOf('staff', code), position })),
    (chunk) => trx.insertInto('room_auditor').values(chunk).execute(),
  );
  const permissions = [
    ...of('permittedStaff').map(({ room, code }) => ({
      ...room,
      id: newId(),
      staff_id: idOf('staff', code),
      department_id: null,
    })),
    ...of('permittedDepartments').map(({ room, code }) => ({
      ...room,
      id: newId(),
      staff_id: null,
      department_id: idOf('departments', code),
    })),
  ];
  await inChunks(permissions, (chunk) => trx.insertInto('room_permission').values(chunk).execute());
  await inChunks(
    of('services').map(({ room, code }) => ({ ...room, meeting_service_id: idOf('services', code) })),
    (chunk) => trx.insertInto('room_meeting_service').values(chunk).execute(),
  );
}
