import { errorCodes } from '@/lib/domain/error-codes';
import { instant } from '../../db/sql/instant';
import type { Client } from '../../kernel/client-address';
import type { Deps } from '../../kernel/deps';
import { ServiceError } from '../../kernel/errors/service-error';
import { addressBuckets } from '../../kernel/rate-limit/buckets';
import { limitFailures } from '../../kernel/rate-limit/limit-failures';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';

type Pairing = { code: string; client: Client };

/**
 * Trades a pairing code for the token of a screen. One statement uses the code up, so of two screens one gets the token.
 *
 * @throws ServiceError 400412001 for a code that is wrong, used or expired
 */
export async function pairScreen(
  deps: Deps,
  { code, client }: Pairing,
): Promise<{ token: string; roomId: string; roomName: string }> {
  const token = newSecret();
  const buckets = addressBuckets(['doorPairingsPerAddress'], client, deps);
  const screen = await limitFailures(deps, { buckets }, () => traded(deps, { code, token }));
  const room = await deps.db
    .selectFrom('room')
    .where('company_id', '=', screen.company_id)
    .where('id', '=', screen.room_id)
    .select(['id', 'name'])
    .executeTakeFirstOrThrow();
  return { token, roomId: room.id, roomName: room.name };
}

async function traded({ db, clock }: Deps, { code, token }: { code: string; token: string }) {
  const now = clock.now();
  const screen = await db
    .updateTable('door_screen')
    .where('pairing_code_hash', '=', hashSecret(code.toUpperCase()))
    .where('pairing_expires_at', '>', instant(now))
    .set({
      token_hash: hashSecret(token),
      paired_at: new Date(now),
      pairing_code_hash: null,
      pairing_expires_at: null,
    })
    .returning(['company_id', 'room_id'])
    .executeTakeFirst();
  if (screen === undefined) throw new ServiceError(errorCodes.pairingCodeWrong);
  return screen;
}
