import { databaseDigest } from '../../fixtures/database-digest';
import type { TestDatabase } from '../../fixtures/test-database';

/** Keys, nonces and sessions come and go also where nothing is changed. */
const passing = ['access_token', 'captcha', 'encryption_key', 'rate_bucket', 'ticket'];

/** A digest of everything that is to last: two that differ say which table was written to. */
export const lastingDigest = (database: TestDatabase): Promise<Record<string, string>> =>
  databaseDigest(database, { except: passing });
