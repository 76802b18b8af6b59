import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../kernel/secrets/secret';

/** The columns that the key of a feed follows from. */
export type KeyedRow = { company_id: string; feed_id: string; version: number };

/** The key of a feed: 256 bits that nobody can compute without the secret. */
export const feedKey = (
  secret: string,
  { company_id: companyId, feed_id: feedId, version }: KeyedRow,
): string =>
  createHmac('sha256', secret).update(`feed\n${companyId}\n${feedId}\n${version}`).digest('base64url');

/** Stands in for a row that is missing, so that a wrong id costs what a wrong key does. */
const nothing: KeyedRow = { company_id: '', feed_id: '', version: 0 };

/** Whether a presented key is that of the row under any of the secrets; in a time that does not depend on either. */
export function opensFeed<Row extends KeyedRow>(
  presented: string,
  row: Row | undefined,
  secrets: readonly string[],
): row is Row {
  const hash = hashSecret(presented);
  const matches = secrets.map((secret) => timingSafeEqual(hash, hashSecret(feedKey(secret, row ?? nothing))));
  return row !== undefined && matches.includes(true);
}
