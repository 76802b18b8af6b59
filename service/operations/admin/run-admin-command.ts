import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import { adminText } from '@/lib/text/zh-cn/admin';
import type { Database } from '../../db/database';
import { rotateDeviceKey } from '../../device/commands/rotate-device-key';
import { makePairingCode } from '../../door/commands/make-pairing-code';
import { rotateSignCode } from '../../door/commands/rotate-sign-code';
import { unpairRoom } from '../../door/commands/unpair-screens';
import { AdminError } from './admin-error';
import type { AdminParts, AdminRequest, Lines } from './admin-request';
import { findCompany } from './find-company';
import { readCommand } from './read-command';
import { setupCommands } from './setup-commands';

type Room = { companyId: string; roomId: string; roomName: string };

/**
 * Does one command of `npm run admin` and answers the lines for the operator.
 *
 * @throws AdminError for words that are none of its own, and for a room or a company that is not there
 */
export async function runAdminCommand(parts: AdminParts, { words, sheets }: AdminRequest): Promise<Lines> {
  const command = readCommand(words);
  const run = Object.hasOwn(setupCommands, command.name) ? setupCommands[command.name] : undefined;
  if (run) return run(parts, { command, sheets });
  const [name, company, ...more] = command.rest;
  if (name === undefined || more.length > 0) throw new AdminError(adminText.usage);
  const { db } = parts;
  const now = parts.clock.now();
  switch (command.name) {
    case 'door': {
      const room = await requireRoom(db, { name, company });
      return adminText.paired(room, await makePairingCode(db, { ...room, now }));
    }
    case 'unpair': {
      const room = await requireRoom(db, { name, company });
      return [adminText.unpaired(room.roomName, await unpairRoom(db, room))];
    }
    case 'sign-code': {
      const room = await requireRoom(db, { name, company });
      const made = await rotateSignCode(db, { ...room, now }).catch(() => {
        throw new AdminError(adminText.noSignIn(room.roomName));
      });
      return adminText.signCode(room, made.signCode);
    }
    case 'device-key': {
      const owner = await findCompany(db, name);
      if (owner === undefined) throw new AdminError(adminText.noCompany(name));
      return adminText.deviceKey(name, await rotateDeviceKey(db, { companyId: owner.id, now }));
    }
    default:
      throw new AdminError(adminText.usage);
  }
}

/** Looked up by name or id; rooms of several companies may have one name. */
async function requireRoom(
  db: Kysely<Database>,
  { name, company }: { name: string; company: string | undefined },
): Promise<Room> {
  const rooms = await db
    .selectFrom('room')
    .innerJoin('company', 'company.id', 'room.company_id')
    .where(isUuid(name) ? 'room.id' : 'room.name', '=', name)
    .where('room.deleted_at', 'is', null)
    .select(['room.company_id as companyId', 'room.id as roomId', 'room.name as roomName', 'company.name'])
    .execute();
  const matching = rooms.filter((room) => company === undefined || room.name === company);
  const [room, ...others] = matching;
  if (room === undefined) throw new AdminError(adminText.noRoom(name));
  if (others.length > 0)
    throw new AdminError(
      adminText.severalRooms(
        name,
        matching.map((each) => each.name),
      ),
    );
  return room;
}
