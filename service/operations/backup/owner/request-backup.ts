import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { backups } from '@/lib/domain/limits/limits';
import { backupText } from '@/lib/text/zh-cn/backup';
import { readLock } from '../../../db/embedded/lock/folder-lock';
import { isAlive } from '../../../db/embedded/lock/lock-owner';
import { storeFiles } from '../../../db/embedded/store-files';
import { BackupError } from '../backup-error';
import type { BackupAddress } from './backup-socket';

/** The bytes of a backup from the process that owns the store; undefined without an owner. */
export async function requestBackup(dataDir: string): Promise<AsyncIterable<Buffer> | undefined> {
  const { ownerLock, backupSocket } = storeFiles(dataDir);
  const owner = await readLock(ownerLock);
  if (!owner || (await isAlive(owner)) === false) return undefined;
  const answer = await askOwner(backupSocket).catch((cause: unknown) => {
    throw new BackupError(backupText.noAnswer(dataDir, owner.pid), { cause });
  });
  if (answer.statusCode !== 200) throw new BackupError(await text(answer));
  return wholly(answer);
}

/** Sends a request to the process that owns the store; without a path it asks for a backup. */
export async function askOwner(
  addressFile: string,
  {
    path = '/',
    body = '',
    answerMs = backups.answerMs,
  }: { path?: string; body?: string; answerMs?: number } = {},
): Promise<IncomingMessage> {
  const { token, ...address } = JSON.parse(await readFile(addressFile, 'utf8')) as BackupAddress;
  const call = request({
    ...address,
    path,
    method: body === '' ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}` },
    timeout: answerMs,
  });
  call.on('timeout', () => call.destroy(new Error('no answer')));
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  return answer;
}

async function* wholly(answer: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    yield* answer as AsyncIterable<Buffer>;
  } catch (cause) {
    throw new BackupError(backupText.interrupted, { cause });
  }
}
