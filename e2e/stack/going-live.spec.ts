import { expect } from '@playwright/test';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { followChanges } from '@/service/testing/http/change-listener';
import { createApiClient, tryToLogIn } from '../fixtures/api-client';
import { guidedCommands, writeGuidedFiles } from '../fixtures/processes/guide';
import { give } from '../fixtures/processes/operator';
import { newSecret, test } from '../fixtures/processes/stack-test';
import { LoginPage } from '../pages/account/login-page';
import { RoomsPage } from '../pages/rooms/rooms-page';
import { ShellFrame } from '../pages/shell-frame';

test.describe('the guide for going live', () => {
  let folder: string;
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'going-live-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** The settings of the guide's `.env`, and the folder that the operator stands in. */
  const environmentOf = (url: string) => ({
    DATABASE_URL: url,
    SESSION_SECRET: newSecret(),
    INIT_CWD: folder,
  });

  test('[ROOM-01] [R29] [S43] leads from an empty database to the first booking, and out again', async ({
    newDatabase,
    start,
    browser,
  }) => {
    const { url, query } = await newDatabase();
    const env = environmentOf(url);
    const { origin } = await start({ env });
    const run = (words: readonly string[] = []) => give('operator/admin', { args: [...words], env }).done;
    const [dryRun, importAll, password, exportRooms, exportBookings, report, disable] = guidedCommands();

    expect(writeGuidedFiles(folder)).toHaveLength(7);
    expect(await run(dryRun)).toMatchObject({ code: 0, said: expect.stringContaining('人员：新增 2') });
    expect(await query('SELECT name FROM company')).toEqual([]);
    expect(await run(importAll)).toMatchObject({ code: 0, said: expect.stringContaining('导入完成') });
    expect(await run(importAll)).toMatchObject({ code: 0, said: expect.stringContaining('无需更改') });

    const { said } = await run(password);
    const secret = said.trim().split('\n').at(-1) ?? '';
    const page = await browser.newPage({ baseURL: origin });
    await new LoginPage(page).open();
    await new LoginPage(page).logIn({ mobile: '13900000001', password: secret });
    // The first page of a process that has just started.
    await page.waitForURL(/\/schedule$/);
    await expect(page.getByText('远山会议').first()).toBeVisible();
    await new ShellFrame(page).tab('rooms').click();
    const rooms = new RoomsPage(page);
    await rooms.pickNextFree('远山');
    await rooms.send('首次例会');
    await new ShellFrame(page).tab('schedule').click();
    await expect(page.getByText('首次例会')).toBeVisible();

    expect((await run(exportRooms)).code).toBe(0);
    expect(readFileSync(path.join(folder, 'rooms.csv'), 'utf8')).toContain('R3,云台');
    expect((await run(exportBookings)).code).toBe(0);
    expect(readFileSync(path.join(folder, 'bookings.csv'), 'utf8')).toContain('首次例会');
    expect((await run(report)).code).toBe(0);
    await page.goto(`file://${path.join(folder, 'use.html')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('远山设计 · 会议室使用情况');
    expect(await run(disable)).toMatchObject({ code: 0, said: expect.stringContaining('已停用 单雨') });
    await page.close();
  });

  test('[S43] [R40] who is disabled is out at once', { tag: '@long' }, async ({ newDatabase, start }) => {
    const { url } = await newDatabase();
    const env = environmentOf(url);
    const { origin } = await start({ env });
    const run = (...args: string[]) => give('operator/admin', { args, env }).done;
    writeGuidedFiles(folder);
    await run('import', '远山设计', 'company', '--create');
    const { said } = await run('password', '13900000002');
    const client = createApiClient(origin);
    const password = said.trim().split('\n').at(-1) ?? '';
    expect((await tryToLogIn(client, { mobile: '13900000002', password })).status).toBe(200);
    const company = () => client.call('GET', '/api-meeting/api/client/company-configs');
    expect(await company()).toMatchObject({ status: 200, body: { helpDeskPhone: '010-6000 1234' } });
    const { ended } = await followChanges((headers, signal) =>
      fetch(`${origin}/bff/api-meeting/api/user/changes`, {
        headers: { 'X-CSRF': '1', ...client.jar.header(), ...headers },
        signal,
      }),
    );
    await run('disable', 'S002');
    await ended;
    expect((await company()).status).toBe(403);
  });

  test(
    '[R14] an import that is killed in the middle leaves nothing',
    { tag: '@long' },
    async ({ newDatabase, start }) => {
      const { url, query } = await newDatabase();
      const env = environmentOf(url);
      await start({ env });
      writeGuidedFiles(folder);
      // The import waits here, with its people and rooms written.
      await query(`CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql
      AS 'BEGIN PERFORM pg_sleep(4); RETURN NULL; END'`);
      await query(
        'CREATE TRIGGER wait_here AFTER INSERT ON room FOR EACH STATEMENT EXECUTE FUNCTION wait_here()',
      );
      const args = ['import', '远山设计', 'company', '--create'];
      const command = give('operator/admin', { args, env });
      const writing = () =>
        query(`SELECT pid FROM pg_stat_activity WHERE query LIKE 'insert into "room"%' AND state = 'active'`);
      await expect.poll(writing, { timeout: 60_000, intervals: [200] }).toHaveLength(1);
      command.kill();
      await command.done;
      await expect.poll(writing, { timeout: 30_000 }).toEqual([]);
      expect(await query('SELECT name FROM company')).toEqual([]);
      expect(await query('SELECT id FROM staff')).toEqual([]);
    },
  );
});
