import path from 'node:path';

/** What the embedded store keeps in the data folder; other files there (keys, uploads) are not its own. */
export function storeFiles(dataDir: string) {
  return {
    database: path.join(dataDir, 'postgres'),
    /** Held by the process that people start: one data folder, one product. */
    ownerLock: path.join(dataDir, 'owner.lock'),
    /** Held by the child that writes; a stuck child can outlive its killed owner. */
    writerLock: path.join(dataDir, 'writer.lock'),
  };
}
