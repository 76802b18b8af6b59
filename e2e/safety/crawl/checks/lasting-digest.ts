import { databaseDigest } from '../../../fixtures/database/database-digest';
import type { TestDatabase } from '../../../fixtures/database/test-database';

/** Keys, nonces and sessions, those of captchas too, come and go also where nothing is changed. */
const passing = ['access_token', 'captcha', 'captcha_session', 'encryption_key', 'rate_bucket', 'ticket'];

/** A report names no thing: everybody may send one, and it becomes the sender's own. */
const reports = ['feedback', 'analytics_event'];

/** Each visit of the log-in page makes a QR code. While it waits it has no owner; from then on it is an account's (S20). */
const openedCodes = `SELECT coalesce(md5(string_agg(code::text, ',' ORDER BY code::text)), 'none') AS digest
  FROM login_code AS code WHERE state <> 'waiting'`;

/** A digest of everything that is to last: two that differ say which table was written to. */
export async function lastingDigest(database: TestDatabase): Promise<Record<string, string>> {
  const digests = await databaseDigest(database, { except: [...passing, ...reports, 'login_code'] });
  const [opened] = await database.query<{ digest: string }>(openedCodes);
  return { ...digests, login_code: opened?.digest ?? '' };
}
