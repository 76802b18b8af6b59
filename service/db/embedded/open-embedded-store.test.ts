import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deadlines } from '@/lib/domain/limits/limits';
import { startProcess } from '@/service/testing/processes/start-process';
import type { Connection } from '../connect';
import { connect } from '../connect';
import { migrateStore } from '../migrate';
import type { EmbeddedStore } from '.';
import { readLock } from './lock/folder-lock';
import { isAlive } from './lock/lock-owner';
import { storeFiles } from './store-files';
import { openEmbeddedStore, StoreLockedError, StoreLostError } from '.';

// A new folder alone takes PGlite several seconds.
jest.setTimeout(120_000);

const refusedAgain = jest.fn();
const logger = {
  info: () => undefined,
  warn: (details: object, message: string) =>
    message.includes('could not be started again') && refusedAgain(details),
};
const recoveryMs = 10_000;
/** How late a deadline may be noticed on a busy machine. */
const graceMs = 30_000;

describe('the embedded store', () => {
  let dataDir: string;
  let store: EmbeddedStore | undefined;
  let connection: Connection | undefined;

  const open = async () => {
    store = await openEmbeddedStore({ dataDir, logger });
    connection = connect(store.connection);
    return { store, db: connection.db };
  };
  const close = async () => {
    await connection?.db.destroy();
    await store?.close();
    connection = undefined;
    store = undefined;
  };
  const companies = async (db: Connection['db']) =>
    (await db.selectFrom('company').select('name').orderBy('name').execute()).map(({ name }) => name);
  const addCompany = (db: Connection['db'], name: string) =>
    db
      .insertInto('company')
      .values({ id: crypto.randomUUID(), name, created_at: new Date(0) })
      .execute();
  const untilBack = async (db: Connection['db']) => {
    const startedAt = performance.now();
    for (;;) {
      const answer = await companies(db).catch(() => undefined);
      if (answer) return { answer, took: performance.now() - startedAt };
      await delay(50);
    }
  };

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'store-'));
    const { store, db } = await open();
    await migrateStore(store.connection);
    await addCompany(db, '先前');
    await close();
  });
  afterEach(close);
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  it('keeps its rows and leaves no lock behind when it is closed', async () => {
    expect(await readdir(dataDir)).toEqual(['postgres']);
    const { db } = await open();
    expect(await companies(db)).toEqual(['先前']);
  });

  it('[R16] refuses a second start with a text that names the process', async () => {
    await open();
    const second = openEmbeddedStore({ dataDir, logger });
    await expect(second).rejects.toBeInstanceOf(StoreLockedError);
    await expect(second).rejects.toThrow(new RegExp(`${dataDir}.*进程 ${process.pid}`));
  });

  it.each([
    ['gone', []],
    ['an empty folder, as under a disk that is not mounted', ['']],
    ['without the file by which PostgreSQL knows it', ['global']],
  ])('[R17] makes no new store where snapshots tell of one that is %s', async (_, folders) => {
    const lost = await mkdtemp(path.join(tmpdir(), 'store-'));
    const { database, snapshots } = storeFiles(lost);
    for (const folder of [snapshots, ...folders.map((name) => path.join(database, name))])
      await mkdir(folder, { recursive: true });
    await writeFile(path.join(snapshots, 'meeting-rooms-20261118T020700Z.backup'), '');
    const opened = openEmbeddedStore({ dataDir: lost, logger });
    await expect(opened.then((made) => made.close())).rejects.toThrow(StoreLostError);
    await rm(lost, { recursive: true });
  });

  it('[R16] ends the stuck database of a killed owner before it opens the folder', async () => {
    const owner = await startProcess<number>('hold-store', dataDir);
    const stuck = await readLock(storeFiles(dataDir).writerLock);
    if (stuck?.pid !== owner.said) throw new Error('the writer does not hold its lock');
    process.kill(stuck.pid, 'SIGSTOP');
    owner.signal('SIGKILL');
    await owner.ended;

    const { store, db } = await open();
    expect(await companies(db)).toEqual(['先前']);
    expect(store.pid()).not.toBe(stuck.pid);
    expect(await isAlive(stuck)).toBe(false);
  });

  it('[R26] kills a stuck database: queries fail within 5 s, and work again within 10', async () => {
    const { store, db } = await open();
    await companies(db);
    process.kill(store.pid(), 'SIGSTOP');

    const stoppedAt = performance.now();
    await expect(companies(db)).rejects.toThrow();
    expect(performance.now() - stoppedAt).toBeLessThan(deadlines.statementMs + graceMs);
    const { answer, took } = await untilBack(db);
    expect(answer).toEqual(['先前']);
    expect(took).toBeLessThan(recoveryMs + graceMs);
  });

  it('[R17] [R26] makes no new store when it is started again without its disk, and is back with it', async () => {
    const { store, db } = await open();
    const { database } = storeFiles(dataDir);
    const disk = `${database}-elsewhere`;
    const refused = new Promise((resolve) => {
      refusedAgain.mockImplementation((details: object) => resolve(details));
    });
    await rename(database, disk);
    await mkdir(database);
    process.kill(store.pid(), 'SIGKILL');
    expect(await refused).toMatchObject({ err: expect.any(StoreLostError) });
    expect(await readdir(database)).toEqual([]);
    await rm(database, { recursive: true });
    await rename(disk, database);
    expect((await untilBack(db)).answer).toEqual(['先前']);
  });

  it('[R26] starts a killed database again with everything that was acknowledged', async () => {
    const { store, db } = await open();
    await addCompany(db, '刚才');
    process.kill(store.pid(), 'SIGKILL');
    expect((await untilBack(db)).answer).toEqual(['先前', '刚才'].sort());
    await db.deleteFrom('company').where('name', '=', '刚才').execute();
  });
});
