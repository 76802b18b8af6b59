import type { Hono } from 'hono';
import type { Clock } from '@/lib/time/clock';
import { buildService } from '../../app';
import type { ChangeHub } from '../../live/change-hub';
import { plainConfig, type ServiceConfig } from '../../kernel/config';
import type { ServiceEnv } from '../../kernel/environment';
import type { CompanyCache } from '../../kernel/cache/company-cache';
import type { LastingFailures } from '../../kernel/errors/lasting-failures';
import { createLogger, type Logger } from '../../kernel/logger';
import type { Db } from '../builders/db';
import { testClock } from '../test-clock';

export type TestServiceOptions = {
  clock?: Clock;
  config?: Partial<ServiceConfig>;
  logger?: Logger;
  changes?: ChangeHub;
  cache?: CompanyCache;
  failures?: LastingFailures;
};

/** The service over a test database: silent, at the tests' hour, with every switch off. */
export const testService = (
  db: Db,
  {
    clock = testClock(),
    config,
    logger = createLogger({ level: 'silent' }),
    changes,
    cache,
    failures,
  }: TestServiceOptions = {},
): Hono<ServiceEnv> =>
  buildService({ db, clock, logger, config: { ...plainConfig, ...config } }, { changes, cache, failures });
