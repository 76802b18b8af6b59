import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { backups } from '@/lib/domain/limits/limits';
import { storeFiles } from '../../../db/embedded/store-files';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { AdminError } from '../../admin/admin-error';
import { adminRequestSchema, linesAsJson } from '../../admin/admin-request';
import { type BackupSource, produceBackup } from '../backup-source';
import { backupFailureText } from '../failure-text';

/** The file that the running owner leaves in its data folder: the address to request a backup at, and the token for it. */
export type BackupAddress = ({ socketPath: string } | { host: string; port: number }) & { token: string };

export type BackupSocket = { close(): Promise<void> };

/**
 * Lets `npm run backup` request a copy from the process that owns the store, which alone can make one. On a socket in a folder
 * of mode 700, with a token from a file of mode 600 in the data folder: without the right to read the data there is no backup
 * of it either.
 */
export async function openBackupSocket(source: BackupSource, logger: SupervisorLog): Promise<BackupSocket> {
  const token = randomBytes(32).toString('base64url');
  const folder = await mkdtemp(path.join(tmpdir(), 'mr-'));
  const server = createServer(answer({ source, logger, token }));
  const socketPath = path.join(folder, 'backup.sock');
  if (process.platform === 'win32') server.listen(0, '127.0.0.1');
  else server.listen(socketPath);
  await once(server, 'listening');
  // Open requests do not keep the process from ending.
  server.unref();

  const { backupSocket } = storeFiles(source.dataDir);
  await writeFile(backupSocket, JSON.stringify({ ...addressOf(), token } satisfies BackupAddress), {
    mode: 0o600,
  });
  return {
    async close() {
      await rm(backupSocket, { force: true });
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await rm(folder, { recursive: true, force: true });
    },
  };

  function addressOf() {
    if (process.platform !== 'win32') return { socketPath };
    const { address: host, port } = server.address() as AddressInfo;
    return { host, port };
  }
}

function answer(options: { source: BackupSource; logger: SupervisorLog; token: string }): RequestListener {
  const { source, logger, token } = options;
  return (request, response) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
      response.writeHead(401).end();
      return;
    }
    if (request.url === '/admin') {
      void answerAdmin({ source, logger }, request, response);
      return;
    }
    produceBackup(source, (bytes) => send(bytes, response), backups.standstillMs).then(
      () => logger.info({}, 'handed out a backup of the embedded store'),
      (error: unknown) => {
        logger.warn({ err: error }, 'a backup of the embedded store failed');
        if (response.headersSent) response.destroy();
        else response.writeHead(500).end(backupFailureText(error));
      },
    );
  };
}

type Serving = Pick<Parameters<typeof answer>[0], 'source' | 'logger'>;

async function answerAdmin(
  { source, logger }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const input = adminRequestSchema.parse(JSON.parse(await text(request)));
    const lines = (await source.administer?.(input)) ?? [];
    await send(Readable.from(linesAsJson(lines)), response);
  } catch (error) {
    if (!(error instanceof AdminError)) logger.warn({ err: error }, 'an administrator’s command failed');
    if (response.headersSent) return void response.destroy();
    response.writeHead(error instanceof AdminError ? 400 : 500).end(String((error as Error).message));
  }
}

async function send(bytes: AsyncIterable<Buffer>, response: ServerResponse): Promise<void> {
  const left = new AbortController();
  response.once('close', () => left.abort());
  for await (const chunk of bytes) {
    left.signal.throwIfAborted();
    if (!response.write(chunk)) await once(response, 'drain', { signal: left.signal });
  }
  response.end();
}

function isSame(said: string, expected: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
