import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';

/**
 * Copies the files of an open database between two of its queries. Every write has reached the files by then, so the copy is
 * what a kill at that moment would have left: PostgreSQL recovers it, without what was not committed. Queries wait meanwhile,
 * while the event loop goes on, so that the watchdog is answered.
 */
export function copyAtStandstill(
  database: PGlite,
  { from, to, withinMs }: { from: string; to: string; withinMs?: number },
): Promise<void> {
  return database.runExclusive(async () => {
    const signal = withinMs === undefined ? undefined : AbortSignal.timeout(withinMs);
    await cp(from, to, {
      recursive: true,
      errorOnExist: true,
      force: false,
      // File systems that can share blocks copy in no time.
      mode: constants.COPYFILE_FICLONE,
      filter: () => {
        signal?.throwIfAborted();
        return true;
      },
    });
  });
}
