import { createInterface } from 'node:readline';
import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { adminText } from '@/lib/text/zh-cn/admin';
import { readLock } from '../../../db/embedded/lock/folder-lock';
import { isAlive } from '../../../db/embedded/lock/lock-owner';
import { storeFiles } from '../../../db/embedded/store-files';
import { AdminError } from '../../admin/admin-error';
import type { AdminRequest, Lines } from '../../admin/admin-request';
import { askOwner } from './request-backup';

/** The lines of an administrator's command from the process that owns the store; undefined without an owner. */
export async function requestAdmin(dataDir: string, input: AdminRequest): Promise<Lines | undefined> {
  const { ownerLock, backupSocket } = storeFiles(dataDir);
  const owner = await readLock(ownerLock);
  if (!owner || (await isAlive(owner)) === false) return undefined;
  const answer = await askOwner(backupSocket, {
    path: '/admin',
    body: JSON.stringify(input),
    answerMs: longestCommandMs,
  }).catch((cause: unknown) => {
    throw new AdminError(adminText.noAnswer(dataDir), { cause });
  });
  if (answer.statusCode !== 200) throw new AdminError(await text(answer));
  return linesOf(answer);
}

/** An import of many people is one long transaction. */
const longestCommandMs = 300_000;

async function* linesOf(answer: IncomingMessage): AsyncGenerator<string> {
  for await (const line of createInterface({ input: answer, crlfDelay: Infinity }))
    yield JSON.parse(line) as string;
  if (!answer.complete) throw new AdminError(adminText.interrupted);
}
