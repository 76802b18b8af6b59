import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProcess } from '@/service/testing/processes/start-process';
import { startProcess } from '@/service/testing/processes/start-process';
import { acquireLock, LockHeldError, readLock } from './folder-lock';
import { thisProcess } from './lock-owner';

jest.setTimeout(60_000);

describe('the lock of a data folder', () => {
  let folder: string;
  let file: string;
  let others: TestProcess<'held'>[];
  const startOwner = async () => {
    const owner = await startProcess<'held'>('hold-lock', file);
    others.push(owner);
    return owner;
  };
  const kill = async (owner: TestProcess<'held'>) => {
    owner.signal('SIGKILL');
    await owner.ended;
  };
  const hoursAgo = new Date(Date.now() - 5 * 3_600_000);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
    file = path.join(folder, 'owner.lock');
    others = [];
  });
  afterEach(async () => {
    await Promise.all(others.map(kill));
    await rm(folder, { recursive: true });
  });

  it('[R16] a second process is refused and told who the owner is', async () => {
    const owner = await startOwner();
    await expect(acquireLock(file)).rejects.toMatchObject({ owner: { pid: owner.pid } });
  });

  it('[R16] a stopped owner keeps its lock, however long it was silent', async () => {
    const owner = await startOwner();
    owner.signal('SIGSTOP');
    await utimes(file, hoursAgo, hoursAgo);
    await expect(acquireLock(file)).rejects.toBeInstanceOf(LockHeldError);
  });

  it('[R16] a dead owner’s lock is taken over at once', async () => {
    await kill(await startOwner());
    const lock = await acquireLock(file);
    expect(await readLock(file)).toMatchObject({ pid: process.pid });
    await lock.release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('[R16] of many who find a dead owner one gets the lock', async () => {
    await kill(await startOwner());
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(file)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[R16] a process that was given a dead owner’s number is not the owner', async () => {
    await writeFile(file, JSON.stringify({ ...(await thisProcess()), startedAt: '1' }));
    await expect(acquireLock(file)).resolves.toBeDefined();
  });

  it('an owner on another machine counts as alive while its heart beats', async () => {
    await writeFile(file, JSON.stringify({ ...(await thisProcess()), machine: 'elsewhere' }));
    await expect(acquireLock(file)).rejects.toBeInstanceOf(LockHeldError);
    await utimes(file, hoursAgo, hoursAgo);
    await expect(acquireLock(file)).resolves.toBeDefined();
  });

  it('an empty file, left by a power cut, does not lock for ever', async () => {
    await writeFile(file, '');
    await utimes(file, hoursAgo, hoursAgo);
    await expect(acquireLock(file)).resolves.toBeDefined();
  });

  it('can be taken again after it was released', async () => {
    await (await acquireLock(file)).release();
    await expect(acquireLock(file)).resolves.toBeDefined();
  });
});
