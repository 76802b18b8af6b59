import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Clock } from '@/lib/time/clock';
import type { Database } from '../database';
import type { EmbeddedStore } from '../embedded';
import type { Manifest, StoreFacts } from './archive/manifest';
import { sealFolder } from './archive/seal';
import { inScratchFolder } from './scratch-folder';
import { storeFacts } from './store-facts';

/** An open embedded store, for whoever backs it up. */
export type BackupSource = {
  dataDir: string;
  clock: Clock;
  facts(): Promise<StoreFacts>;
  /** A copy of its files as they were at one moment; given up when it takes longer than the store may stand still. */
  copyTo(folder: string, withinMs?: number): Promise<void>;
};

export type OpenStore = { dataDir: string; store: EmbeddedStore; db: Kysely<Database>; clock: Clock };

export const backupSource = ({ dataDir, store, db, clock }: OpenStore): BackupSource => ({
  dataDir,
  clock,
  facts: () => storeFacts(db),
  copyTo: (folder, withinMs) => store.copyTo(folder, withinMs),
});

/**
 * Makes a backup and hands its bytes on. Its facts are read before the copy, so that a change in between shows later as a
 * change, and never as nothing new.
 */
export async function produceBackup<R>(
  { dataDir, clock, facts, copyTo }: BackupSource,
  consume: (bytes: AsyncIterable<Buffer>) => Promise<R>,
  withinMs?: number,
): Promise<R> {
  const takenAt = new Date(clock.now()).toISOString();
  const manifest: Manifest = { product: 'meeting-rooms', format: 1, takenAt, ...(await facts()) };
  return inScratchFolder(dataDir, async (folder) => {
    const copy = path.join(folder, 'postgres');
    await copyTo(copy, withinMs);
    return consume(sealFolder(copy, manifest));
  });
}
