import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { nodeFlags } from '@/scripts/lib/node-flags.mjs';
import { root } from '@/scripts/lib/run.mjs';
import { freePort } from '@/test/http/free-port';
import type { StagedServer } from '../stage';

type Program = {
  /** Arguments of node; the program listens where PORT says. */
  program: string[];
  env: Record<string, string>;
  /** The path that answers 200 when it is ready. */
  ready: string;
};

const startsWithinMs = 60_000;
const askEveryMs = 50;

/** Starts a program of Node that serves HTTP, and answers when it is ready. */
export async function startServer({
  program,
  env,
  ready,
}: Program): Promise<StagedServer & { end(): Promise<void> }> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeFlags, ...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000000',
      PORT: `${port}`,
      ...env,
    },
  });
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => printed.push(text));
  const exited = once(child, 'close');
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);

  const origin = `http://127.0.0.1:${port}`;
  const end = async () => {
    process.off('exit', endWithUs);
    child.kill('SIGKILL');
    await exited;
  };
  const deadline = Date.now() + startsWithinMs;
  while (child.exitCode === null && Date.now() < deadline) {
    const response = await fetch(`${origin}${ready}`).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return { origin, pid: child.pid ?? 0, end };
    await delay(askEveryMs);
  }
  await end();
  throw new Error(`${program.join(' ')} did not start:\n${printed.join('')}`);
}
