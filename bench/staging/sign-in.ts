import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import type { LoadedDatabase } from '../stage';

/** The headers that the BFF sends to the service for a person: an access token and the person's identity. */
export type CallerHeaders = Record<string, string>;

/** The first of the measured company's people who may log in. */
export async function signIn(database: LoadedDatabase): Promise<CallerHeaders> {
  const [headers] = await signInMany(database, 1);
  return headers ?? {};
}

/** So many of the measured company's people, or all who have an account where there are fewer. */
export async function signInMany({ url, load }: LoadedDatabase, count: number): Promise<CallerHeaders[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows: people } = await client.query<{ id: string; account_id: string }>(
      `SELECT id, account_id FROM staff
       WHERE company_id = $1 AND account_id IS NOT NULL AND disabled_at IS NULL AND deleted_at IS NULL
       ORDER BY mobile = ANY ($2) DESC NULLS LAST, id LIMIT $3`,
      [load.companyId, load.mobiles, count],
    );
    if (people.length === 0) throw new Error('The load has nobody who may log in');
    const tokens = people.map(() => randomBytes(32).toString('base64url'));
    await client.query(
      `INSERT INTO access_token (token_hash, account_id, created_at, expires_at)
       SELECT token_hash, account_id, now(), now() + interval '1 year'
       FROM unnest($1::bytea[], $2::uuid[]) AS given (token_hash, account_id)`,
      [
        tokens.map((token) => createHash('sha256').update(token).digest()),
        people.map(({ account_id }) => account_id),
      ],
    );
    return people.map(({ id, account_id }, index) => ({
      authorization: `Bearer ${tokens[index]}`,
      'x-user-id': account_id,
      'x-staff-id': id,
      'x-company-id': load.companyId,
      'x-org-code': load.companyId,
    }));
  } finally {
    await client.end();
  }
}
