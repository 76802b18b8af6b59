import { timingSafeEqual } from 'node:crypto';
import { hashSecret } from '../kernel/secrets/secret';
import { shareKey, type SharedRow } from '../meeting/share-key';

/** Stands in for a row that is missing, so that a wrong id costs what a wrong key does. */
const nothing: SharedRow = { company_id: '', id: '', share_id: null, share_version: 0 };

/** Whether a presented key is that of the row under any of the secrets; in a time that does not depend on either (S47). */
export function matchesShareKey<Row extends SharedRow>(
  presented: string,
  row: Row | undefined,
  secrets: readonly string[],
): row is Row {
  const hash = hashSecret(presented);
  const matches = secrets.map((secret) =>
    timingSafeEqual(hash, hashSecret(shareKey(secret, row ?? nothing))),
  );
  return row !== undefined && matches.includes(true);
}
