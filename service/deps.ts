import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '@/lib/time/clock';
import type { ServiceConfig } from './config';
import type { Database } from './db/database';

/** What the service works with; the outermost layer hands it in, so that tests bring their own. */
export type Deps = {
  db: Kysely<Database>;
  clock: Clock;
  logger: Logger;
  config: ServiceConfig;
};
