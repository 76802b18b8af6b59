import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backups } from '@/lib/domain/limits/limits';
import { testClock } from '@/service/testing';
import { openSealed } from '../archive/seal';
import type { BackupSource } from '../backup-source';
import { type HourlySnapshots, hourlySnapshots } from './hourly-snapshots';
import type { SupervisorLog } from '../../../db/embedded/process/supervise';
import { type LastingFailures, lastingFailures } from '../../../kernel/errors/lasting-failures';
import { backupName } from '../../../db/embedded/snapshot-files';

describe('hourly snapshots', () => {
  let dataDir: string;
  let clock: ReturnType<typeof testClock>;
  let written: number;
  let copying: (folder: string) => Promise<void>;
  let snapshots: HourlySnapshots;
  let failures: LastingFailures;
  let log: { level: string; details: object }[];

  const taken = async () => (await readdir(path.join(dataDir, 'snapshots')).catch(() => [])).sort();
  const begin = () => {
    const source: BackupSource = {
      dataDir,
      clock,
      storage: { kind: 'disk', folder: path.join(dataDir, 'uploads') },
      facts: () => Promise.resolve({ schema: 'a', postgres: '18', position: String(written) }),
      copyTo: (folder) => copying(folder),
    };
    const logger: SupervisorLog = {
      info: (details) => log.push({ level: 'info', details }),
      warn: (details) => log.push({ level: 'warn', details }),
    };
    failures = lastingFailures(clock);
    snapshots = hourlySnapshots(source, { logger, failures });
  };
  const anHourLater = async () => {
    clock.advance(backups.snapshotEveryMs);
    await snapshots.takeIfDue();
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'snapshots-'));
    clock = testClock();
    written = 0;
    log = [];
    copying = async (folder) => {
      await mkdir(folder);
      await writeFile(path.join(folder, 'PG_VERSION'), '18\n');
      await writeFile(path.join(folder, 'row'), String(written));
    };
    await mkdir(path.join(dataDir, 'snapshots'));
    await writeFile(
      path.join(dataDir, 'snapshots', backupName(clock.now())),
      `${JSON.stringify({ product: 'meeting-rooms', format: 1, takenAt: new Date(clock.now()).toISOString(), schema: 'a', postgres: '18', position: '0' })}\n`,
    );
    begin();
  });
  afterEach(async () => {
    await snapshots.close();
    await rm(dataDir, { recursive: true });
  });

  it('[R17] come once an hour, whole and openable, also across a restart', async () => {
    written = 1;
    clock.advance(backups.snapshotEveryMs - 1);
    await snapshots.takeIfDue();
    expect(await taken()).toHaveLength(1);
    await snapshots.close();
    begin();
    clock.advance(1);
    await snapshots.takeIfDue();
    await snapshots.takeIfDue();

    const files = await taken();
    expect(files).toHaveLength(2);
    const newest = await openSealed(path.join(dataDir, 'snapshots', files.at(-1) ?? ''));
    if (newest === 'from a server') throw new Error('not a snapshot');
    await newest.unpackInto(path.join(dataDir, 'unpacked'));
    expect(await readFile(path.join(dataDir, 'unpacked', 'row'), 'utf8')).toBe('1');
    // Uploaded files stand on the same disk, and never change.
    expect(newest.manifest).not.toHaveProperty('uploads');
  });

  it('[R17] are left out while nothing is written', async () => {
    await anHourLater();
    await anHourLater();
    expect(await taken()).toHaveLength(1);
    written = 1;
    await anHourLater();
    expect(await taken()).toHaveLength(2);
  });

  it('[R17] are kept for a day, and the oldest goes only when a new one is there', async () => {
    for (written = 1; written < backups.keptSnapshots + 3; written += 1) await anHourLater();
    const full = await taken();
    expect(full).toHaveLength(backups.keptSnapshots);
    expect(full.at(-1)).toBe(backupName(clock.now()));

    copying = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    await anHourLater();
    expect(await taken()).toEqual(full);
  });

  it('[R17] that fail leave nothing half behind, say so, after a day to the probe as well, and come again an hour later', async () => {
    written = 1;
    const whole = copying;
    copying = async (folder) => {
      await whole(folder);
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    };
    await anHourLater();
    expect(log).toEqual([{ level: 'warn', details: { err: expect.objectContaining({ code: 'ENOSPC' }) } }]);
    expect(await readdir(dataDir)).toEqual(['snapshots']);
    expect(await taken()).toHaveLength(1);
    clock.advance(24 * 3_600_000);
    expect(failures.lasting()).toMatchObject([{ duty: 'hourly snapshot' }]);

    copying = whole;
    await anHourLater();
    expect(await taken()).toHaveLength(2);
    expect(failures.lasting()).toEqual([]);
  });

  it('[R17] clear away what a killed process left of one', async () => {
    await writeFile(path.join(dataDir, 'snapshots', `${backupName(0)}.1234.draft`), 'half');
    written = 1;
    await anHourLater();
    expect((await taken()).filter((name) => name.endsWith('.draft'))).toEqual([]);
  });
});
