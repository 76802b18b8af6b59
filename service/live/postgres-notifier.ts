import { type Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { deadlines } from '@/lib/domain/limits/limits';
import { changeStream } from '@/lib/domain/limits/live-limits';
import type { Database } from '../db/database';
import type { Logger } from '../kernel/logger';
import { type Notifier, changeMessage } from '../kernel/notifier';
import { coalesce } from './coalesce';

const channel = 'meeting_rooms_changes';

const sendMessages = (db: Kysely<Database>, messages: readonly string[]) =>
  sql`select pg_notify(${channel}, word) from unnest(${messages}::text[]) as word`.execute(db);

/** Makes every process look again, from one that serves no pages itself; streams of these tokens are authenticated again. */
export const notifyProcesses =
  (db: Kysely<Database>) =>
  async (tokenHashes: readonly Buffer[]): Promise<void> => {
    await sendMessages(db, [changeMessage, ...tokenHashes.map((hash) => hash.toString('hex'))]);
  };

type Options = { connectionString: string; db: Kysely<Database>; logger: Logger };

/**
 * Publishes by NOTIFY, and receives by LISTEN on a connection of its own, which only exists while there are subscribers. NOTIFY
 * goes out after the commit and coalesced: inside the transactions it would make their commits wait for each other.
 */
export function postgresNotifier({ connectionString, db, logger }: Options): Notifier {
  const words = new Set<string>();
  const notify = coalesce(async () => {
    const sent = [...words];
    words.clear();
    await sendMessages(db, sent).catch((error: unknown) =>
      logger.warn({ err: error }, 'other processes hear of changes later'),
    );
  }, changeStream.gatherMs);

  return {
    publish(word) {
      words.add(word);
      notify();
    },
    subscribe(handler) {
      let client: Client | undefined;
      let retry: NodeJS.Timeout | undefined;
      let stopped = false;
      open();
      return () => {
        stopped = true;
        clearTimeout(retry);
        void client?.end().catch(() => undefined);
      };

      function open() {
        const opened = new Client({
          connectionString,
          application_name: 'meeting-rooms changes',
          connectionTimeoutMillis: deadlines.connectMs,
          query_timeout: deadlines.statementMs,
          keepAlive: true,
          // A connection that is silent for hours would be dropped on the way, and the machine's own probes begin after two.
          keepAliveInitialDelayMillis: changeStream.keepAliveMs,
        });
        client = opened;
        opened.on('notification', ({ payload }) => handler(payload ?? changeMessage));
        opened.on('error', (error) =>
          logger.warn({ err: error }, 'the connection that hears of changes broke'),
        );
        opened.once('end', () => {
          if (!stopped) retry = setTimeout(open, changeStream.relistenMs).unref();
        });
        opened
          .connect()
          .then(() => opened.query(`LISTEN ${channel}`))
          // Notifications that went out while the connection was down.
          .then(() => handler(changeMessage))
          .catch((error: unknown) => {
            if (stopped) return;
            logger.warn({ err: error }, 'changes of other processes are heard of later');
            void opened.end().catch(() => undefined);
          });
      }
    },
  };
}
