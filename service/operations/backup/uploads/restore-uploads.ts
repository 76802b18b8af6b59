import type { Kysely } from 'kysely';
import type { StorageSetting } from '@/lib/settings/storage-setting';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { Database } from '../../../db/database';
import { createFileStorage } from '../../../gateways/storage/create-file-storage';
import type { SealedBackup, SealedDump } from '../archive/seal';
import { compareUploads } from './compare-uploads';
import { putUploads } from './put-uploads';

/** The uploaded files of one restore, whatever becomes of the database. */
export type RestoredUploads = {
  /**
   * Puts them into the storage that the configuration names. Called last before the database is replaced: files that no row refers to
   * harm nothing, and the same restore may be given again.
   */
  put(): Promise<void>;
  /** The lines for the operator, from what was put and the restored database. */
  report(db: Kysely<Database>): Promise<string[]>;
};

export function restoreUploads(
  backup: SealedBackup | SealedDump | undefined,
  storage: StorageSetting,
): RestoredUploads {
  const lines: string[] = [];
  return {
    async put() {
      if (backup?.manifest.uploads !== 'here') return void lines.push(backupText.noUploadsInside);
      const { restored, damaged } = await putUploads(backup, createFileStorage(storage));
      lines.push(backupText.uploadsRestored(restored));
      if (damaged > 0) lines.push(backupText.uploadsDamaged(damaged));
    },
    report: async (db) => [...lines, ...(await comparison(db, storage))],
  };
}

async function comparison(db: Kysely<Database>, storage: StorageSetting): Promise<string[]> {
  if (storage.kind === 's3') return [backupText.bucketNotCompared];
  const { missing, missingKeys, extra } = await compareUploads(db, storage.folder);
  return [
    ...(missing > 0 ? [backupText.uploadsMissing(missing, storage.folder), ...missingKeys] : []),
    ...(extra > 0 ? [backupText.uploadsExtra(extra, storage.folder)] : []),
  ];
}
