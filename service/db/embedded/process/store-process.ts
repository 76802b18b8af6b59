import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import path from 'node:path';
import type { ChildSettings, FromChild, ToChild } from './messages';

export type StoreProcess = {
  pid: number;
  /** The port it listens on, where it has one. */
  port?: number;
  ended: Promise<void>;
  ping(): Promise<void>;
  /** A copy of the store as it was at one moment; rejects when it fails, takes too long or the process ends. */
  copyTo(folder: string, withinMs?: number): Promise<void>;
  kill(): void;
  close(): Promise<void>;
};

// A new folder takes PGlite 3–5 s on an idle machine, recovery after a kill about one; a loaded one needs many times that.
const startMs = 60_000;
const closeMs = 8_000;

/** Starts the database in a process of its own and answers when it listens. */
export async function startStoreProcess(entry: string, settings: ChildSettings): Promise<StoreProcess> {
  const child = fork(entry, [JSON.stringify(settings)], {
    // `tsx` is looked for from the working folder.
    cwd: path.dirname(entry),
    execArgv: entry.endsWith('.ts') ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // A message that no longer reaches it is an unhandled 'error', which would end this process; only its exit counts.
  child.on('error', () => undefined);
  // Not `once` of node:events, which rejects on such an 'error' before the end is there: the store would not be started again.
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await readyPort(child, ended);
  const say = (message: ToChild) => {
    if (child.connected) child.send(message);
  };
  return {
    pid: child.pid ?? 0,
    port,
    ended,
    async ping() {
      say('ping');
      await once(child, 'message');
    },
    async copyTo(folder, withinMs) {
      const gone = new AbortController();
      void ended.then(() => gone.abort());
      const messages = on(child, 'message', { signal: gone.signal });
      say({ copyTo: folder, withinMs });
      for await (const [message] of messages as AsyncIterable<[FromChild]>) {
        if (message.kind !== 'copied' || message.to !== folder) continue;
        if (message.failure) throw Object.assign(new Error(message.failure.message), message.failure);
        return;
      }
    },
    kill: () => void child.kill('SIGKILL'),
    async close() {
      say('close');
      const lastResort = setTimeout(() => child.kill('SIGKILL'), closeMs);
      await ended;
      clearTimeout(lastResort);
    },
  };
}

async function readyPort(child: ChildProcess, ended: Promise<void>): Promise<number | undefined> {
  const deadline = setTimeout(() => child.kill('SIGKILL'), startMs);
  try {
    const [message] = (await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Error(
          `The embedded database did not start (exit code ${child.exitCode ?? child.signalCode})`,
        );
      }),
    ])) as [FromChild];
    return message.kind === 'ready' ? message.port : undefined;
  } finally {
    clearTimeout(deadline);
  }
}
