import type { TestRoom } from './builders/a-room';
import type { TestStaff } from './builders/a-staff';
import type { Db } from './builders/db';
import { testNow } from './test-clock';
import { makePairingCode } from '../door/commands/make-pairing-code';
import { hashSecret, newSecret } from '../kernel/secrets/secret';

/** A screen that is paired with a room: a caller with the headers that the BFF sends for it. */
export async function aScreen(db: Db, room: TestRoom): Promise<TestStaff> {
  const { companyId, id: roomId, name: roomName } = room;
  const code = await makePairingCode(db, { companyId, roomId, roomName, now: testNow });
  const token = newSecret();
  const { staff_id: id } = await db
    .updateTable('door_screen')
    .where('pairing_code_hash', '=', hashSecret(code))
    .set({ token_hash: hashSecret(token), pairing_code_hash: null, pairing_expires_at: null })
    .returning('staff_id')
    .executeTakeFirstOrThrow();
  const headers = { authorization: `Bearer ${token}` };
  return { id, companyId, accountId: '', mobile: '', token, headers };
}
