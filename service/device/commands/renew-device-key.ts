import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';

/** A new key for the devices of a company, in clear this once; the one before it ends. */
export async function renewDeviceKey(
  db: Kysely<Database>,
  { companyId, now }: { companyId: string; now: number },
): Promise<string> {
  const secret = newSecret();
  const row = { key_hash: hashSecret(secret), created_at: new Date(now) };
  await db
    .insertInto('device_key')
    .values({ company_id: companyId, ...row })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(row))
    .execute();
  return `${companyId}.${secret}`;
}
