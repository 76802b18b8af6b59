import { writeFile } from 'node:fs/promises';
import { openSealed } from '../archive/seal';
import { writeSafely } from '../archive/write-safely';

/** A backup on the disk: the number of uploaded files in it, or that they are not in it. */
export type WrittenBackup = { uploads: number | 'elsewhere' };

/** Writes a backup to a file, which is there only when the seal on the disk is right and its uploaded files were read back. */
export const writeCounted = (file: string, bytes: AsyncIterable<Buffer>): Promise<WrittenBackup> =>
  writeSafely(file, (draft) => writeFile(draft, bytes), countUploads);

async function countUploads(draft: string): Promise<WrittenBackup> {
  const backup = await openSealed(draft);
  if (backup === 'from a server' || backup.manifest.uploads !== 'here') return { uploads: 'elsewhere' };
  let uploads = 0;
  await backup.eachUpload(() => {
    uploads += 1;
    return Promise.resolve();
  });
  return { uploads };
}
