import type { z } from 'zod';
import type { newCodeSchema } from '@/lib/contract/hand-over';
import { qrLogin } from '@/lib/domain/limits/way-in-limits';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';
import { instant } from '../../db/sql/instant';
import { addressBuckets } from '../../kernel/rate-limit/buckets';
import { consumeTokens } from '../../kernel/rate-limit/consume-tokens';
import type { Deps } from '../../kernel/deps';
import type { Client } from '../../kernel/client-address';

/** Expired codes that each new one deletes, so that strangers cannot pile them up. */
const sweptPerCode = 10;

/** A code for the QR code, and the secret that ties it to the browser which shows it (S20). */
export async function makeCode(deps: Deps, client: Client): Promise<z.infer<typeof newCodeSchema>> {
  const { db, clock } = deps;
  await consumeTokens(deps, addressBuckets(['qrCodesPerAddress'], client, deps));
  const now = clock.now();
  const [codeId, secret] = [newSecret(), newSecret()];
  const expireTime = now + qrLogin.lifeMs;
  await db
    .with('swept', (query) =>
      query.deleteFrom('login_code').where('code_hash', 'in', (expired) =>
        expired
          .selectFrom('login_code')
          .where('expires_at', '<=', instant(now - qrLogin.rememberedMs))
          .select('code_hash')
          .orderBy('expires_at')
          .limit(sweptPerCode)
          .forUpdate()
          .skipLocked(),
      ),
    )
    .insertInto('login_code')
    .values({
      code_hash: hashSecret(codeId),
      secret_hash: hashSecret(secret),
      state: 'waiting',
      device: client.device ?? null,
      client_address: client.address ?? null,
      created_at: new Date(now),
      expires_at: new Date(expireTime),
    })
    .execute();
  return { codeId, secret, expireTime };
}
