import { v7 as newId } from 'uuid';
import type { LoginResult } from '@/lib/contract/auth';
import { limits } from '@/lib/domain/limits/limits';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';
import type { Deps } from '../../kernel/deps';
import type { Client } from '../../kernel/client-address';

/** Lets an account in that has proved itself; every way in ends here. */
export async function issueAccessToken(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  accountId: string,
  client: Client,
): Promise<LoginResult> {
  const now = clock.now();
  const token = newSecret();
  const expiresAt = now + limits.sessionExpiryMs;
  await db
    .insertInto('access_token')
    .values({
      id: newId(),
      token_hash: hashSecret(token),
      account_id: accountId,
      created_at: new Date(now),
      expires_at: new Date(expiresAt),
      last_seen_at: new Date(now),
      device: client.device ?? null,
      client_address: client.address ?? null,
    })
    .execute();
  return { access_token: token, userId: accountId, expireTime: expiresAt };
}
