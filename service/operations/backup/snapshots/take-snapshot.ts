import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { backups } from '@/lib/domain/limits/limits';
import { storeFiles } from '../../../db/embedded/store-files';
import { readManifest } from '../archive/seal';
import { writeBackup } from '../archive/write-backup';
import { draftEnding } from '../archive/write-safely';
import { type BackupSource, produceBackup } from '../backup-source';
import { backupName, listSnapshots, newestSnapshot } from '../../../db/embedded/snapshot-files';

/** Takes a snapshot unless nothing was written since the newest one, and only then deletes those beyond the number to keep. */
export async function takeSnapshot(source: BackupSource): Promise<'taken' | 'unchanged'> {
  const { dataDir, clock } = source;
  const { snapshots } = storeFiles(dataDir);
  await mkdir(snapshots, { recursive: true, mode: 0o700 });
  await removeDrafts(snapshots);
  const { position } = await source.facts();
  if (position === (await positionOfNewest(dataDir))) return 'unchanged';

  const file = path.join(snapshots, backupName(clock.now()));
  // Uploaded files do not change, and stand on the same disk: a copy of them every hour would only fill it.
  await produceBackup(
    { ...source, storage: undefined },
    (bytes) => writeBackup(file, bytes),
    backups.standstillMs,
  );
  const all = await listSnapshots(dataDir);
  await Promise.all(all.slice(0, -backups.keptSnapshots).map((old) => rm(old)));
  return 'taken';
}

async function positionOfNewest(dataDir: string): Promise<string | undefined> {
  const newest = await newestSnapshot(dataDir);
  const manifest = newest && (await readManifest(newest));
  return manifest && 'position' in manifest ? manifest.position : undefined;
}

/** Left by a process that was killed. */
async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await readdir(folder)).filter((name) => name.endsWith(draftEnding));
  await Promise.all(drafts.map((name) => rm(path.join(folder, name), { force: true })));
}
