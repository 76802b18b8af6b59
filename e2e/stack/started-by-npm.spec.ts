import { spawn } from 'node:child_process';
import { expect } from '@playwright/test';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@/test/http/free-port';
import { newDataDir } from '../fixtures/processes/seeded-store';
import { test } from '../fixtures/processes/stack-test';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('[R27] killing the npm that runs `npm start` ends the product in order', { tag: '@long' }, async () => {
  const port = await freePort();
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // A group of its own, so that whatever is left can be ended with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH, HOME, NODE_ENV: 'test', PORT: `${port}`, DATA_DIR: newDataDir() },
  });
  let output = '';
  npm.stdout.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  // The product holds the other end as well.
  const outputEnded = once(npm.stdout, 'end');
  try {
    await expect.poll(() => output, { timeout: 180_000 }).toContain(`http://localhost:${port}`);
    expect((await fetch(`http://localhost:${port}/bff/readyz`)).status).toBe(200);

    npm.kill('SIGTERM');
    await outputEnded;
    expect(output).toMatch(/"msg":"stopping"[^]*"msg":"stopped"\}\n$/);
  } finally {
    endGroup(npm.pid ?? 0);
  }
});

function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}
