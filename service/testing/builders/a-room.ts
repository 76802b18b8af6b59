import { aCompany } from './a-company';
import type { Db, Row } from './db';
import { longAgo, newId, nextNumber } from './db';

export type TestRoom = { id: string; companyId: string; areaId: string; name: string };

type Overrides = Partial<Row<'room'>> & { auditors?: string[] };

/** A room of eight seats that is open to all at any hour by default. */
export async function aRoom(db: Db, { auditors = [], ...overrides }: Overrides = {}): Promise<TestRoom> {
  const companyId = overrides.company_id ?? (await aCompany(db)).id;
  const areaId = overrides.area_id ?? (await anArea(db, { company_id: companyId })).id;
  const number = nextNumber();
  const room = {
    id: newId(),
    name: `会议室${number}`,
    capacity: 8,
    position: number,
    needs_approval: auditors.length > 0,
    created_at: longAgo,
    ...overrides,
    company_id: companyId,
    area_id: areaId,
  };
  await db.insertInto('room').values(room).execute();
  if (auditors.length > 0) {
    const rows = auditors.map((staffId, position) => ({
      company_id: companyId,
      room_id: room.id,
      staff_id: staffId,
      position,
    }));
    await db.insertInto('room_auditor').values(rows).execute();
  }
  return { id: room.id, companyId, areaId, name: room.name };
}

/** An area at the top of the tree. */
export async function anArea(db: Db, overrides: Partial<Row<'area'>> = {}): Promise<{ id: string }> {
  const name = overrides.name ?? '一号楼';
  const companyId = overrides.company_id ?? (await aCompany(db)).id;
  const area = { id: newId(), path: name, ...overrides, name, company_id: companyId };
  await db.insertInto('area').values(area).execute();
  return { id: area.id };
}
