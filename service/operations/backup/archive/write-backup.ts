import { writeFile } from 'node:fs/promises';
import { openSealed } from './seal';
import { writeSafely } from './write-safely';

/** Writes the bytes of a backup to a file, which is there only when the seal on the disk is right. */
export const writeBackup = (file: string, bytes: AsyncIterable<Buffer>): Promise<unknown> =>
  writeSafely(file, (draft) => writeFile(draft, bytes), openSealed);
