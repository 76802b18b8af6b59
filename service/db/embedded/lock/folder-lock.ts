import { link, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import type { LockOwner } from './lock-owner';
import { isAlive, thisProcess } from './lock-owner';

export type FolderLock = { release(): Promise<void> };

/** The lock is held by a process that may still be alive. */
export class LockHeldError extends Error {
  constructor(
    readonly file: string,
    readonly owner: LockOwner,
  ) {
    super(`${file} is held by process ${owner.pid}`);
    this.name = 'LockHeldError';
  }
}

const heartbeatMs = 5_000;
/** An owner on another machine can be judged by its heartbeat alone. */
const silentMs = 60_000;

/**
 * Takes a lock file, at once or not at all. A dead owner's lock is taken over, a living one's never, however long
 * it has been silent: that rules out libraries that judge by age, which rob a stopped process.
 */
export async function acquireLock(file: string): Promise<FolderLock> {
  const self = await thisProcess();
  const ticket = `${file}.${self.token}`;
  await writeFile(ticket, JSON.stringify(self), { mode: 0o600 });
  try {
    if (!(await linked(ticket, file))) await takeOver(file, ticket);
  } finally {
    await rm(ticket, { force: true });
  }
  return holdLock(file, self);
}

/** The owner that a lock file names, or undefined when there is none. */
export async function readLock(file: string): Promise<LockOwner | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseOwner(text);
}

/** A power cut can leave an empty file behind; then only its age says whether the owner may live. */
function parseOwner(text: string): LockOwner {
  try {
    return JSON.parse(text) as LockOwner;
  } catch {
    return { pid: 0, machine: '', token: 'unreadable' };
  }
}

async function takeOver(file: string, ticket: string): Promise<void> {
  const owner = await readLock(file);
  if (!owner) return retry(file, ticket);
  if (await mayLive(file, owner)) throw new LockHeldError(file, owner);

  // Only the holder of this guard, which is named for the dead owner, may replace that owner's lock; it looks again
  // because another may have done so just before.
  const guard = `${file}.${owner.token}.takeover`;
  if (!(await linked(ticket, guard))) {
    const rival = await readLock(guard);
    if (rival && (await mayLive(guard, rival))) throw new LockHeldError(file, rival);
    if (rival) await rm(guard, { force: true });
    return retry(file, ticket);
  }
  try {
    const current = await readLock(file);
    if (current?.token !== owner.token) return await retry(file, ticket);
    const copy = `${ticket}.copy`;
    await link(ticket, copy);
    await rename(copy, file);
  } finally {
    await rm(guard, { force: true });
  }
}

async function retry(file: string, ticket: string): Promise<void> {
  if (!(await linked(ticket, file))) await takeOver(file, ticket);
}

async function mayLive(file: string, owner: LockOwner): Promise<boolean> {
  const alive = await isAlive(owner);
  if (alive !== undefined) return alive;
  const { mtimeMs } = await stat(file);
  return Date.now() - mtimeMs < silentMs;
}

function holdLock(file: string, self: LockOwner): FolderLock {
  const heartbeat = setInterval(() => {
    const now = new Date();
    // A missing file means that the folder was removed under a running store; the database reports that itself.
    utimes(file, now, now).catch(() => undefined);
  }, heartbeatMs);
  heartbeat.unref();
  return {
    async release() {
      clearInterval(heartbeat);
      if ((await readLock(file))?.token === self.token) await rm(file, { force: true });
    },
  };
}

/** A hard link appears whole or fails: no reader ever sees a half-written owner. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
