import type { Env } from '@/bff/config/env';
import { systemClock } from '@/lib/time/clock';
import { buildService } from '@/service/app';
import { connect, type StoreAddress } from '@/service/db/connect';
import { openEmbeddedStore } from '@/service/db/embedded';
import { migrateStore } from '@/service/db/migrate';
import { seedDemo } from '@/service/db/seed';
import type { Logger } from '@/service/logger';
import { createGate } from './gate';
import { untilItWorks } from './until-it-works';

export type ServiceHost = { fetch(request: Request): Response | Promise<Response>; close(): Promise<void> };

/** The reservation service inside this process, on the embedded store or on `DATABASE_URL`. */
export async function openService({ env, logger }: { env: Env; logger: Logger }): Promise<ServiceHost> {
  const store = env.DATABASE_URL ? undefined : await openEmbeddedStore({ dataDir: env.DATA_DIR, logger });
  const address: StoreAddress = store?.connection ?? { connectionString: env.DATABASE_URL ?? '' };
  const { db } = connect({ ...address, logger });
  const service = buildService({ db, clock: systemClock, logger, config: serviceConfigOf(env) });
  const gate = createGate(service.fetch);
  const calledOff = new AbortController();
  void untilItWorks(prepare, { logger, signal: calledOff.signal });

  return {
    fetch: gate.fetch,
    async close() {
      calledOff.abort();
      await db.destroy();
      await store?.close();
    },
  };

  async function prepare() {
    // S60: the role that serves people need not be allowed to change the schema.
    const migrator = env.DATABASE_MIGRATE_URL ? { connectionString: env.DATABASE_MIGRATE_URL } : address;
    await migrateStore({ ...migrator, logger });
    if (store || env.SEED_DEMO) await seedDemo({ db, clock: systemClock });
    gate.open();
  }
}

const serviceConfigOf = (env: Env) => ({
  plainPasswordLogin: env.PASSWORD_TRANSPORT === 'plain',
  sensitiveWords: env.SENSITIVE_WORDS,
});
