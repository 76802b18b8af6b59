import { Kysely, PostgresDialect } from 'kysely';
import type { PoolConfig } from 'pg';
import { Pool, types } from 'pg';
import { deadlines } from '@/lib/domain/limits/limits';
import type { Database } from './database';
import { fairPool } from './embedded/queue/fair-pool';
import { statementNames } from './sql/statement-names';
import { typeParsers } from './sql/type-parsers';
import { withoutUnanswered } from './unanswered';

/** Where the embedded store listens; for a unix socket `host` is its folder. */
export type EmbeddedAddress = { host: string; port: number };

export type StoreAddress = { connectionString: string } | { embedded: EmbeddedAddress };

type Report = { warn(details: object, message: string): void };

export type ConnectOptions = StoreAddress & {
  logger?: Report;
  poolSize?: number;
  applicationName?: string;
  /** How long a call waits for a connection, in milliseconds. */
  poolWaitMs?: number;
  /** `false` for work that may take minutes and has no user waiting: migrations. */
  deadlines?: boolean;
};

export type Connection = {
  db: Kysely<Database>;
  pool: Pool;
  /** Settles once every statement that waits now outside the pool has been sent. */
  queueCleared(): Promise<void>;
};

const defaultPoolSize = 10;
// PGlite has one session: a second connection would wait for the first one's transaction and share its settings.
const embeddedPoolSize = 1;

/** The database as every part of the service sees it, over the one driver; connects when first used. */
export function connect(options: ConnectOptions): Connection {
  const pool = new Pool({
    ...addressOf(options),
    application_name: options.applicationName ?? 'meeting-rooms',
    connectionTimeoutMillis: options.poolWaitMs ?? deadlines.poolWaitMs,
    keepAlive: true,
    types: { getTypeParser: (oid, format) => typeParsers[oid] ?? types.getTypeParser(oid, format) },
    ...(options.deadlines !== false && statementDeadlines),
  });
  // The database may restart at any time. The pool drops broken connections by itself, idle or in use, but an 'error' event
  // without a listener would end this process.
  pool.on('error', (error) => options.logger?.warn({ err: error }, 'an idle database connection broke'));
  pool.on('connect', (client) => client.on('error', () => undefined));
  // The embedded store's one session outlives connections, and with it the names that they gave.
  if ('embedded' in options) {
    const fair = fairPool(pool);
    return { db: databaseOf(fair, () => undefined), pool, queueCleared: fair.cleared };
  }
  return { db: databaseOf(pool, statementNames()), pool, queueCleared: () => Promise.resolve() };
}

const databaseOf = (...lent: Parameters<typeof withoutUnanswered>) =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: withoutUnanswered(...lent) }) });

const statementDeadlines = {
  statement_timeout: deadlines.statementMs,
  lock_timeout: deadlines.lockMs,
  idle_in_transaction_session_timeout: deadlines.idleInTransactionMs,
  // A stopped server and PGlite enforce no timeout themselves (R26).
  query_timeout: deadlines.statementMs,
} satisfies PoolConfig;

function addressOf(options: ConnectOptions): PoolConfig {
  if ('connectionString' in options) {
    return { connectionString: options.connectionString, max: options.poolSize ?? defaultPoolSize };
  }
  return { ...options.embedded, user: 'postgres', database: 'postgres', max: embeddedPoolSize };
}
