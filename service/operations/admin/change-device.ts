import { adminText } from '@/lib/text/zh-cn/admin';
import { cellText } from '@/lib/text/zh-cn/setup-cells';
import { setupText } from '@/lib/text/zh-cn/setup';
import { importCompany } from '../setup/import-company';
import { things } from '../setup/things/things';
import { AdminError } from './admin-error';
import type { AdminParts } from './admin-request';

type Wanted = {
  company: { id: string };
  code: string;
  room: string | undefined;
  name: string | undefined;
  type: string | undefined;
  isRemoved: boolean;
};

/**
 * Registers, changes or removes one device as an import of that row alone would.
 *
 * @throws AdminError where there is nothing to change or to remove, and for whatever an import refuses
 */
export async function changeDevice(
  { db, clock, announce }: AdminParts,
  { company, code, room, name, type, isRemoved }: Wanted,
): Promise<string[]> {
  const options = { room, name, type };
  const isNamed = Object.values(options).some((value) => value !== undefined);
  if (isNamed === isRemoved) throw new AdminError(adminText.usage);
  const devices = await things.devices.load(db, company.id);
  const isNew = devices.every((device) => device.code !== code);
  if (isNew && (room === undefined || name === undefined)) throw new AdminError(adminText.noDevice(code));
  const cells = {
    code,
    ...(room !== undefined && { room: await requireRoomCode(db, company.id, room) }),
    ...(name !== undefined && { name }),
    ...(type !== undefined && { type }),
    ...(isRemoved && { isRemoved: cellText.yes }),
  };
  const sheet = {
    ...{ sheet: 'devices' as const, file: setupText.titles.devices, headerLine: 1 },
    headers: Object.keys(cells),
    rows: [{ line: 1, cells: Object.values(cells) }],
  };
  const input = { company: company.id, sheets: [sheet], isDryRun: false, creates: false };
  return importCompany({ db, announce }, input, clock.now());
}

/** A room of the company by its code, id or name, as imports name it. */
async function requireRoomCode(db: AdminParts['db'], companyId: string, name: string): Promise<string> {
  const rooms = await things.rooms.load(db, companyId);
  const [own] = rooms.filter((room) => room.code === name || room.id === name);
  if (own) return own.code;
  const [room, ...others] = rooms.filter(({ values }) => values.name === name).map(({ code }) => code);
  if (room === undefined) throw new AdminError(adminText.noRoom(name));
  if (others.length > 0) throw new AdminError(adminText.severalRoomsOfCompany(name, [room, ...others]));
  return room;
}
