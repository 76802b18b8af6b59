import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixedClock } from '@/lib/time/clock';
import { acquireLock, type FolderLock } from '../../db/embedded/lock/folder-lock';
import { storeFiles } from '../../db/embedded/store-files';
import { forRoom, meetingDesk, testNow } from '../../testing';
import { type BackupSocket, openBackupSocket } from '../backup/owner/backup-socket';
import { administer } from './administer';
import { noAnnounce } from './announce';
import { runAdminCommand } from './run-admin-command';

const { store, me, book, myRoom } = meetingDesk();
const logger = { info: () => undefined, warn: () => undefined };
const clock = fixedClock(testNow);

/** The running product: it owns a data folder, and runs the commands that come over its socket. */
let dataDir: string;
let socket: BackupSocket;
let lock: FolderLock;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'admin-'));
  lock = await acquireLock(storeFiles(dataDir).ownerLock);
  const parts = { db: store.db, clock, announce: noAnnounce };
  const source = {
    ...{ dataDir, clock },
    facts: () => Promise.reject(new Error('no backup')),
    copyTo: () => Promise.reject(new Error('no backup')),
    administer: (request: Parameters<typeof runAdminCommand>[1]) => runAdminCommand(parts, request),
  };
  socket = await openBackupSocket(source, logger);
});
afterEach(async () => {
  await socket.close();
  await lock.release();
  await rm(dataDir, { recursive: true });
});

const run = (...words: string[]) => administer({ dataDir, clock, logger }, words);
const exported = (file: string, company = me.companyId) =>
  run('export', company, 'bookings', '--from', '2026-11-18', '--to', '2026-11-18', '--out', file);

test('[S46] an export of the running product is a file of its operator alone, with what people typed', async () => {
  await book(forRoom(await myRoom(), { subject: '预算\u2028评审' }));
  const file = path.join(dataDir, 'bookings.csv');
  await exported(file);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readFile(file, 'utf8')).toContain('预算\u2028评审');
  await expect(exported(file)).rejects.toThrow(file);
});

test('an export that fails leaves no file', async () => {
  const file = path.join(dataDir, 'bookings.csv');
  await expect(exported(file, '没有这家公司')).rejects.toThrow('没有这家公司');
  expect(existsSync(file)).toBe(false);
});
