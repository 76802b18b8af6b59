import path from 'node:path';
import { backupText } from '@/lib/text/zh-cn/backup';
import type { StorageSetting } from '@/lib/settings/storage-setting';
import type { Clock } from '@/lib/time/clock';
import type { Connection } from '../../db/connect';
import type { EmbeddedStore } from '../../db/embedded';
import { isDatabase } from '../../db/embedded/store-files';
import type { Manifest, StoreFacts } from './archive/manifest';
import { sealFolder } from './archive/seal';
import type { AdminRequest, Lines } from '../admin/admin-request';
import type { Announce } from '../admin/announce';
import { runAdminCommand } from '../admin/run-admin-command';
import { BackupError } from './backup-error';
import { inScratchFolder } from './scratch-folder';
import { uploadsPart } from './uploads/uploads-part';
import { standstills } from './standstill';
import { storeFacts } from './store-facts';

/** An open embedded store, as the source of a backup. */
export type BackupSource = {
  dataDir: string;
  clock: Clock;
  /** The place of uploaded files; without it they are left out. */
  storage?: StorageSetting;
  facts(): Promise<StoreFacts>;
  /** A copy of its files as they were at one moment; given up when it takes longer than the store may stand still. */
  copyTo(folder: string, withinMs?: number): Promise<void>;
  /** Does an administrator's command on it; answers the lines for the operator. */
  administer?(request: AdminRequest): Promise<Lines>;
};

export type OpenStore = {
  dataDir: string;
  store: EmbeddedStore;
  connection: Connection;
  clock: Clock;
  announce: Announce;
  storage: StorageSetting;
};

export function backupSource(open: OpenStore): BackupSource {
  const { dataDir, store, connection, clock, announce, storage } = open;
  const standStill = standstills(connection);
  return {
    dataDir,
    clock,
    storage,
    facts: () => storeFacts(connection.db),
    administer: (request) => runAdminCommand({ db: connection.db, clock, announce }, request),
    copyTo: (folder, withinMs) => standStill(() => store.copyTo(folder, withinMs), withinMs ?? 0),
  };
}

/**
 * Makes a backup and hands its bytes on. Its facts are read before the copy, so that a change in between shows later as a
 * change, and never as nothing new. Uploaded files are read after it: the storage has a content before there is a row of it, and for a
 * day after the last one.
 */
export async function produceBackup<R>(
  { dataDir, clock, storage, facts, copyTo }: BackupSource,
  consume: (bytes: AsyncIterable<Buffer>) => Promise<R>,
  withinMs?: number,
): Promise<R> {
  const takenAt = new Date(clock.now()).toISOString();
  const { folder: uploads, ...part } = uploadsPart(storage);
  const manifest: Manifest = { product: 'meeting-rooms', takenAt, ...part, ...(await facts()) };
  return inScratchFolder(dataDir, async (folder) => {
    const copy = path.join(folder, 'postgres');
    await copyTo(copy, withinMs);
    // The running store may have lost a file that it only reads at its start, and a restore would make a new one of it.
    if (!isDatabase(copy)) throw new BackupError(backupText.storeIncomplete(dataDir));
    return consume(sealFolder(copy, manifest, uploads));
  });
}
