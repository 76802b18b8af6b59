import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { adminText } from '@/lib/text/zh-cn/admin';
import { readLock } from '../../../db/embedded/lock/folder-lock';
import { isAlive } from '../../../db/embedded/lock/lock-owner';
import { storeFiles } from '../../../db/embedded/store-files';
import { AdminError } from '../../admin/admin-error';
import { askOwner } from './request-backup';

const linesSchema = z.array(z.string());

/** The lines of an administrator's command from the process that owns the store; undefined without an owner. */
export async function requestAdmin(dataDir: string, words: readonly string[]): Promise<string[] | undefined> {
  const { ownerLock, backupSocket } = storeFiles(dataDir);
  const owner = await readLock(ownerLock);
  if (!owner || (await isAlive(owner)) === false) return undefined;
  const answer = await askOwner(backupSocket, { path: '/admin', body: JSON.stringify(words) }).catch(
    (cause: unknown) => {
      throw new AdminError(adminText.noAnswer(dataDir), { cause });
    },
  );
  const body = await text(answer);
  if (answer.statusCode !== 200) throw new AdminError(body);
  return linesSchema.parse(JSON.parse(body));
}
