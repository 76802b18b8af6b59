import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { v7 as newId } from 'uuid';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { Database } from '../../db/database';
import { inTransaction } from '../../kernel/commands/transaction';
import { hashSecret } from '../../kernel/secrets/secret';

/** Letters and digits that people do not take for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

type Room = { companyId: string; roomId: string; roomName: string; now: number };

/** A code that pairs one screen with a room within the next minutes, in clear this once. */
export async function makePairingCode(db: Kysely<Database>, room: Room): Promise<string> {
  const { companyId, roomId, now } = room;
  const code = Array.from(
    { length: presenceLimits.pairingCodeLetters },
    () => alphabet[randomInt(alphabet.length)],
  ).join('');
  await inTransaction(db, async (trx) => {
    const staffId = await findDeviceStaff(trx, room);
    await trx
      .insertInto('door_screen')
      .values({
        company_id: companyId,
        id: newId(),
        room_id: roomId,
        staff_id: staffId ?? (await addDeviceStaff(trx, room)),
        pairing_code_hash: hashSecret(code),
        pairing_expires_at: new Date(now + presenceLimits.pairingCodeMs),
        created_at: new Date(now),
      })
      .execute();
  });
  return code;
}

/** The staff row that the room's screens share. */
async function findDeviceStaff(trx: Transaction<Database>, { companyId, roomId }: Room) {
  const screen = await trx
    .selectFrom('door_screen')
    .where('company_id', '=', companyId)
    .where('room_id', '=', roomId)
    .select('staff_id')
    .executeTakeFirst();
  return screen?.staff_id;
}

async function addDeviceStaff(trx: Transaction<Database>, { companyId, roomName, now }: Room) {
  const id = newId();
  await trx
    .insertInto('staff')
    .values({
      company_id: companyId,
      id,
      account_id: null,
      department_id: null,
      real_name: serviceText.doorScreen(roomName),
      is_device: true,
      deleted_at: new Date(now),
      created_at: new Date(now),
    })
    .execute();
  return id;
}
