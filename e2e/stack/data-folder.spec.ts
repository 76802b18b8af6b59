import { expect } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from '../fixtures/processes/stack-test';

test.describe('one data folder, one product', () => {
  let dataDir: string;
  test.beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'app-'));
  });
  test.afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  test('[R16] a second start on the folder of a running product is refused with a clear text', async ({
    start,
    launch,
  }) => {
    const first = await start({ dataDir });

    const second = await launch({ dataDir });
    expect(await second.exited).toMatchObject({ code: 1 });
    expect(second.output()).toContain(dataDir);
    expect(second.output()).toContain(`进程 ${first.pid}`);
    expect(second.output()).not.toMatch(/\n\s+at /);
    expect((await fetch(`${first.origin}/bff/readyz`)).status).toBe(200);
  });

  test(
    '[R16] a stopped owner keeps its lock, a killed owner loses it',
    { tag: '@long' },
    async ({ start, launch }) => {
      const owner = await start({ dataDir });

      process.kill(owner.pid, 'SIGSTOP');
      const rival = await launch({ dataDir });
      expect(await rival.exited).toMatchObject({ code: 1 });

      await owner.end('SIGKILL');
      const heir = await start({ dataDir });
      expect((await fetch(`${heir.origin}/bff/readyz`)).status).toBe(200);
    },
  );
});
