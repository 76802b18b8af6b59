import type { Kysely } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import type { Database } from '../../db/database';
import { ServiceError } from '../../kernel/errors/service-error';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';

type Room = { companyId: string; roomId: string; now: number };

/**
 * Another sign-in code of a room, in clear this once (SIGN-03). No page shows the stored hash, so nothing is published.
 *
 * @throws ServiceError 400405020 where nobody signs in
 */
export async function rotateSignCode(
  db: Kysely<Database>,
  { companyId, roomId, now }: Room,
): Promise<{ signCode: string; nextTime: number; now: number }> {
  const signCode = newSecret();
  const { numUpdatedRows } = await db
    .updateTable('room')
    .where('company_id', '=', companyId)
    .where('id', '=', roomId)
    .where('sign_in_required', '=', true)
    .set((eb) => ({
      sign_code_hash: hashSecret(signCode),
      former_sign_code_hash: eb.ref('sign_code_hash'),
      sign_code_renewed_at: new Date(now),
    }))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new ServiceError(errorCodes.stateForbids);
  return { signCode, nextTime: now + presenceLimits.signCodeRotateMs, now };
}
