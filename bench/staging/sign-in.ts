import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { LoadedDatabase } from '../stage';

/** What the BFF sends to the service for a person of the measured company: an access token and who it is for. */
export async function signIn(
  { url, load }: LoadedDatabase,
  mobile = load.mobiles[0],
): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string; account_id: string }>(
      `WITH person AS (SELECT id, account_id FROM staff WHERE company_id = $1 AND mobile = $2),
         token AS (INSERT INTO access_token (token_hash, account_id, created_at, expires_at)
           SELECT $3, account_id, now(), now() + interval '1 year' FROM person)
       SELECT id, account_id FROM person`,
      [load.companyId, mobile, createHash('sha256').update(token).digest()],
    );
    const [person] = rows;
    if (!person) throw new Error(`The load has nobody with the number ${mobile}`);
    return {
      authorization: `Bearer ${token}`,
      'x-user-id': person.account_id,
      'x-staff-id': person.id,
      'x-company-id': load.companyId,
      'x-org-code': load.companyId,
    };
  } finally {
    await client.end();
  }
}
