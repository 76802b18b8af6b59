import { createWriteStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { adminText } from '@/lib/text/zh-cn/admin';
import type { Clock } from '@/lib/time/clock';
import { connect } from '../../db/connect';
import { openEmbeddedStore } from '../../db/embedded';
import type { SupervisorLog } from '../../db/embedded/process/supervise';
import { migrateStore } from '../../db/migrate';
import { notifyProcesses } from '../../live/postgres-notifier';
import { requestAdmin } from '../backup/owner/request-admin';
import type { DatabaseServer } from '../backup/server/postgres-tool';
import { readFiles } from '../setup/read/read-files';
import { AdminError } from './admin-error';
import type { AdminRequest, Lines } from './admin-request';
import { noAnnounce } from './announce';
import { readCommand } from './read-command';
import { runAdminCommand } from './run-admin-command';

/** Exports hold names, numbers and addresses of people. */
const ownerOnly = 0o600;

type Options = {
  dataDir: string;
  server?: DatabaseServer;
  clock: Clock;
  logger: SupervisorLog;
  /** A file as the operator names it. */
  resolve?: (file: string) => string;
};

/**
 * Runs an administrator's command where the configuration points to: a server, the running product, or its store while it rests.
 * Files are read and written here, with the rights of the operator.
 */
export async function administer(options: Options, words: readonly string[]): Promise<Lines> {
  const { resolve = (file) => file } = options;
  const { name, rest, out } = readCommand(words);
  const sheets = name === 'import' ? await readFiles(rest.slice(1).map(resolve)) : [];
  const lines = linesOf(options, { words: [...words], sheets });
  if (out === undefined) return lines;
  const file = resolve(out);
  await writeFile(file, '', { flag: 'wx', mode: ownerOnly }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EEXIST' ? new AdminError(adminText.fileExists(file), { cause }) : cause;
  });
  await pipeline(withLineEnds(lines), createWriteStream(file)).catch(async (error: unknown) => {
    await rm(file);
    throw error;
  });
  return [adminText.written(file)];
}

async function* withLineEnds(lines: Lines): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}

async function* linesOf(
  { dataDir, server, clock, logger }: Options,
  request: AdminRequest,
): AsyncGenerator<string> {
  if (server) return yield* onConnection({ connectionString: server.url });
  const lines = await requestAdmin(dataDir, request);
  if (lines !== undefined) return yield* lines;
  const store = await openEmbeddedStore({ dataDir, logger });
  try {
    await migrateStore({ ...store.connection, logger });
    yield* onConnection(store.connection);
  } finally {
    await store.close();
  }

  async function* onConnection(address: Parameters<typeof connect>[0]): AsyncGenerator<string> {
    const { db } = connect(address);
    const announce = 'connectionString' in address ? notifyProcesses(db) : noAnnounce;
    try {
      yield* await runAdminCommand({ db, clock, announce }, request);
    } finally {
      await db.destroy();
    }
  }
}
