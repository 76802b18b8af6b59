import { randomUUID } from 'node:crypto';
import type { Failure } from '@/lib/contract/common';
import { serviceText } from '@/lib/text/zh-cn/service';
import { buildService } from './app';
import { createEncryptionKeys } from './account/password/encryption-keys';
import { type ChangeHub, createChangeHub } from './live/change-hub';
import { localNotifier } from './live/local-notifier';
import { postgresNotifier } from './live/postgres-notifier';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { createChannels } from './notice/channels/create-channels';
import { deliveryJobs, jobs, noticeJobs, outsideJobs, reminderJobs } from './jobs/jobs';
import { createFileStorage } from './gateways/storage/create-file-storage';
import type { FileStorage } from './gateways/storage/file-storage';
import type { Job } from './kernel/commands/job';
import { createJobs } from './jobs/create-jobs';
import { startCleanUp } from './operations/clean-up/clean-up';
import { fillRoomPinyin } from './operations/setup/fill-room-pinyin';
import type { ServiceParts } from './kernel/deps';
import { connect, type Connection, type StoreAddress } from './db/connect';
import { migrateStore } from './db/migrate';
import type { ChangeSignals } from './kernel/notifier';
import { failureTable } from './kernel/errors/failure-table';
import { httpCodes } from './kernel/errors/service-error';
import type { ServiceEnv } from './kernel/environment';
import { storeTroubleLog } from './kernel/errors/store-trouble';
import { type LastingFailures, lastingFailures } from './kernel/errors/lasting-failures';
import { retryWithBackoff } from './kernel/retry-with-backoff';

export type RunningService = {
  fetch(request: Request, listener?: ServiceEnv['Bindings']): Response | Promise<Response>;
  /** From now on it is not ready any more, though it still answers. */
  leave(): void;
  close(): Promise<void>;
};

type Options = Omit<ServiceParts, 'db'> & {
  address: StoreAddress;
  /** How long a call waits for a connection to the store, in milliseconds (R26). */
  poolWaitMs?: number;
  /** S60: the role that serves people need not be allowed to change the schema. */
  migrateAddress?: StoreAddress;
  /** Fills a new database, after its schema is there and before requests are admitted. */
  seed?: (parts: Pick<ServiceParts, 'db' | 'clock'> & { storage: FileStorage }) => Promise<unknown>;
  /** Called once the service is ready: the store has its schema and its rows. */
  onPrepared?: (prepared: {
    connection: Connection;
    changes: ChangeSignals;
    failures: LastingFailures;
  }) => void;
};

/**
 * Connects and builds the service, and brings schema and seed up to date in the background. Until they are, it is
 * alive but answers "unavailable": a database that is down when we start is no reason to be down as well (R29).
 */
export function startService({
  address,
  poolWaitMs,
  migrateAddress = address,
  seed,
  onPrepared,
  ...rest
}: Options): RunningService {
  const connection = connect({
    ...address,
    ...(poolWaitMs !== undefined && { poolWaitMs }),
    logger: rest.logger,
  });
  const { db } = connection;
  const parts: ServiceParts = { ...rest, db };
  const keys = createEncryptionKeys(parts);
  // LISTEN does not cross the embedded store's socket, and no other process uses that store.
  const notifier =
    'connectionString' in address ? postgresNotifier({ ...address, ...parts }) : localNotifier();
  const hub = createChangeHub({ ...parts, notifier });
  // A change may lead to notices, which should not wait for the next tick.
  const changes: ChangeHub = {
    ...hub,
    published() {
      hub.published();
      const wakeAt = rest.clock.now() + noticeLimits.wakeMs;
      noticeRunners.forEach((runner) => runner.dueAt(wakeAt));
    },
  };
  if (!rest.config.sms && !rest.config.privateDeployment) rest.logger.warn(serviceText.noSmsGateway);
  const storage = createFileStorage(rest.config.storage);
  const failures = lastingFailures(rest.clock);
  const runnerOf = (ofOne: readonly Job[]) => createJobs({ ...parts, changes, failures, jobs: ofOne });
  const deliveries = deliveryJobs(createChannels(parts), rest.logger);
  const noticeRunners = [
    noticeJobs(rest.config, rest.logger),
    ...deliveries.map((delivery) => [delivery]),
  ].map(runnerOf);
  const others = [jobs, reminderJobs, outsideJobs(rest.config, storage)].map(runnerOf);
  const runners = [...others, ...noticeRunners];
  const clockWork = {
    dueAt: (at: number) => runners.forEach((runner) => runner.dueAt(at)),
    start: () => runners.forEach((runner) => runner.start()),
    stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))),
  };
  const service = buildService(parts, { keys, changes, jobs: clockWork, failures, storage });
  const cleaning = startCleanUp({ ...parts, failures, storage });
  const calledOff = new AbortController();
  let prepared = false;
  let leaving = false;
  void retryWithBackoff(prepare, {
    onFailure: storeTroubleLog({ ...rest, address: migrateAddress }),
    signal: calledOff.signal,
  });

  return {
    fetch: (request, listener) => (isAdmitted(request) ? service.fetch(request, listener) : unavailable()),
    leave() {
      leaving = true;
      void clockWork.stop();
    },
    async close() {
      calledOff.abort();
      await Promise.all([changes.close(), cleaning.stop(), clockWork.stop()]);
      await db.destroy();
    },
  };

  async function prepare() {
    await migrateStore({ ...migrateAddress, logger: rest.logger });
    await seed?.({ ...parts, storage });
    // Before the first search, whose answer the cache would store; without it only that search misses.
    await fillRoomPinyin(db).catch((error: unknown) =>
      rest.logger.warn({ err: error }, 'older rooms are not found by their pinyin yet'),
    );
    prepared = true;
    clockWork.start();
    // The first key takes a second to make, which the first log-in need not wait for.
    await keys.current();
    if (!calledOff.signal.aborted) onPrepared?.({ connection, changes, failures });
  }

  function isAdmitted({ url }: Request): boolean {
    if (prepared && !leaving) return true;
    const { pathname } = new URL(url);
    return pathname === '/healthz' || (prepared && pathname !== '/readyz');
  }
}

function unavailable(): Response {
  const code = httpCodes.unavailable;
  const { message, status } = failureTable[code];
  const body: Failure = { code, message, traceId: randomUUID() };
  return Response.json(body, { status, headers: { 'Retry-After': '1', 'Cache-Control': 'no-store' } });
}
