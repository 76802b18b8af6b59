import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '@/lib/time/clock';
import type { Database } from '../db/database';
import type { ServiceConfig } from './config';
import type { ChangeSignals } from './notifier';
import type { CompanyCache } from './cache/company-cache';

/** The parts that the composition hands in, so that tests bring their own. */
export type ServiceParts = {
  db: Kysely<Database>;
  clock: Clock;
  logger: Logger;
  config: ServiceConfig;
};

/** How commands say that the clock has something to do soon; what is due later it finds by itself. */
export type JobSignals = { dueAt(at: number): void };

/** The dependencies of every handler and command; a noun that needs more, such as a gateway, declares it beside its routes. */
export type Deps = ServiceParts & {
  changes: ChangeSignals;
  cache: CompanyCache;
  jobs: JobSignals;
};
