import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFile, readlink } from 'node:fs/promises';
import { hostname } from 'node:os';
import { promisify } from 'node:util';

/** The process that holds a lock. The start time distinguishes the owner from a later process with the same id. */
export type LockOwner = { pid: number; startedAt?: string; machine: string; token: string };

export async function thisProcess(): Promise<LockOwner> {
  return {
    pid: process.pid,
    startedAt: (await startOf(process.pid))?.time,
    machine: await thisMachine(),
    token: randomBytes(16).toString('hex'),
  };
}

/**
 * Whether the owner still runs. A stopped process does: it may continue at any time. `undefined` when this machine cannot tell.
 */
export async function isAlive(owner: LockOwner): Promise<boolean | undefined> {
  if (owner.machine !== (await thisMachine())) return undefined;
  if (!hasProcess(owner.pid)) return false;
  const start = await startOf(owner.pid);
  if (start?.ended) return false;
  return start === undefined || owner.startedAt === undefined || start.time === owner.startedAt;
}

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Containers may share a host name and a volume but number their processes apart. */
async function thisMachine(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${namespace}`.trim();
}

async function startOf(pid: number): Promise<{ time: string; ended: boolean } | undefined> {
  if (process.platform === 'linux') return linuxStartOf(pid);
  if (process.platform === 'win32') return undefined;
  const listed = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => undefined);
  return listed && { time: listed.stdout.trim(), ended: false };
}

/** proc_pid_stat(5): the name in parentheses may hold anything, so fields are counted from behind it. */
async function linuxStartOf(pid: number): Promise<{ time: string; ended: boolean } | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [state = ''] = fields;
  return { time: fields[19] ?? '', ended: state === 'Z' || state === 'X' };
}
