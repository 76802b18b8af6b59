import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../db/database';
import { hashSecret } from '../kernel/secrets/secret';

/** Compared where a company has no key, so that it takes as long. */
const noHash = hashSecret('');

/**
 * The company that a device key belongs to; undefined for a wrong one. A key is the company's id, a dot and a secret: the secret
 * alone proves it, and is compared in constant time.
 */
export async function findDeviceCompany(
  db: Kysely<Database>,
  key: string,
): Promise<{ companyId: string } | undefined> {
  const [companyId = '', secret = ''] = key.split('.', 2);
  const row = isUuid(companyId)
    ? await db
        .selectFrom('device_key')
        .where('company_id', '=', companyId)
        .select('key_hash')
        .executeTakeFirst()
    : undefined;
  const isRight = timingSafeEqual(row?.key_hash ?? noHash, hashSecret(secret));
  return row && isRight ? { companyId } : undefined;
}
