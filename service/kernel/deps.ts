import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '@/lib/time/clock';
import type { Database } from '../db/database';
import type { KeptAnswers } from './cache/company-cache';
import type { ServiceConfig } from './config';
import type { ChangeSignals } from './notifier';

/** What the outermost layer hands in, so that tests bring their own. */
export type ServiceParts = {
  db: Kysely<Database>;
  clock: Clock;
  logger: Logger;
  config: ServiceConfig;
};

/** What every handler and command works with; a noun that needs more, such as a gateway, declares it beside its routes. */
export type Deps = ServiceParts & {
  changes: ChangeSignals;
  kept: KeptAnswers;
};
