import { backupText } from '@/lib/text/zh-cn/backup';
import { migrationNames } from '../../../db/migrate';
import { BackupError } from '../backup-error';

/** Refuses what a newer product has made: this one would neither understand nor migrate it. */
export async function assertKnownSchemas(schemas: readonly string[]): Promise<void> {
  const names = await migrationNames();
  const unknown = schemas.find((schema) => !names.includes(schema));
  if (unknown !== undefined) throw new BackupError(backupText.newerSchema(unknown));
}
