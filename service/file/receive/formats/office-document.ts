import { type Entry, openPromise } from 'yauzl';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { Inspection } from './inspection';
import { readEnds } from './read-bytes';

const macros = /(^|\/)vbaProject[^/]*\.bin$/i;

/**
 * The directory of the archive decides; nothing is unpacked. A document that would grow beyond measure is refused, and so is one
 * with macros (S52).
 */
export const isOfficeDocument: Inspection = async (path, { part = '' }) => {
  const { head } = await readEnds(path, 4);
  if (head.toString('latin1') !== 'PK\x03\x04') return false;
  let [unpacked, count] = [0, 0];
  let [hasTypes, hasPart] = [false, false];
  const isAllowed = await everyEntry(path, ({ fileName, uncompressedSize }) => {
    unpacked += uncompressedSize;
    count += 1;
    hasTypes ||= fileName === '[Content_Types].xml';
    hasPart ||= fileName.startsWith(part);
    return (
      unpacked <= fileLimits.maxUnpackedBytes &&
      count <= fileLimits.maxArchiveEntries &&
      !macros.test(fileName)
    );
  });
  return isAllowed && hasTypes && hasPart;
};

/** Reads the directory until an entry is not allowed; rejects where it cannot be read. */
async function everyEntry(path: string, isAllowed: (entry: Entry) => boolean): Promise<boolean> {
  const archive = await openPromise(path, { lazyEntries: true, autoClose: false });
  try {
    return await new Promise<boolean>((resolve, reject) => {
      archive.on('error', reject);
      archive.on('end', () => resolve(true));
      archive.on('entry', (entry: Entry) => {
        if (isAllowed(entry)) archive.readEntry();
        else resolve(false);
      });
      archive.readEntry();
    });
  } finally {
    archive.close();
  }
}
