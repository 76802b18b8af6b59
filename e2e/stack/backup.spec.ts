import { expect } from '@playwright/test';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { backupText } from '@/lib/text/zh-cn/backup';
import { openSealed } from '@/service/operations/backup/archive/seal';
import { type ApiClient, logIn, organizer } from '../fixtures/api-client';
import { book, freeSlot, roomNamed } from '../fixtures/load/bookings';
import { databaseDigest } from '../fixtures/database/database-digest';
import { give } from '../fixtures/processes/operator';
import { newDataDir } from '../fixtures/processes/seeded-store';
import { isLong, newSecret, test } from '../fixtures/processes/stack-test';
import { storeDigest } from '../fixtures/database/store-digest';

const kills = isLong ? 20 : 1;

const backUp = (dataDir: string, file: string) => give('backup', { args: [file], dataDir });
const restore = (dataDir: string, ...args: string[]) => give('restore', { args, dataDir });

/** The files of a company that no row mentions. */
const uploadsIn = (dataDir: string) =>
  path.join(dataDir, 'uploads/contents/018f0000-0000-7000-8000-000000000001');

const listOf = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

const bookSlot = async (client: ApiClient, index: number) => {
  const roomId = await roomNamed(client, '望江');
  const { status, body } = await book(client, {
    ...freeSlot(index),
    subject: '备份',
    roomBookingForms: [{ roomId }],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.meetingNo;
};

const statusOf = async (client: ApiClient, meetingNo: string) =>
  (await client.call('GET', `/api-meeting/api/user/v2/meetings/${meetingNo}`)).status;

test.describe('backup and restore of the embedded store', () => {
  let folder: string;
  const inFolder = (name: string) => path.join(folder, name);
  test.beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  });
  test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

  test('[R17] a backup of a running product brings back what was booked before it, and nothing after', async ({
    start,
  }) => {
    const dataDir = newDataDir();
    const file = inFolder('running.backup');
    const first = await start({ dataDir });
    const client = await logIn(first.origin, organizer);
    const before = await bookSlot(client, 0);
    const bytes = Buffer.alloc(3_000_001, '纪要');
    const upload = path.join(uploadsIn(dataDir), createHash('sha256').update(bytes).digest('hex'));
    mkdirSync(path.dirname(upload), { recursive: true });
    writeFileSync(upload, bytes);
    const lines = [backupText.made(file), backupText.uploadsIncluded(1), backupText.notIncluded];
    expect(await backUp(dataDir, file).done).toEqual({ code: 0, said: `${lines.join('\n')}\n` });
    rmSync(upload);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const after = await bookSlot(client, 1);

    const refused = await restore(dataDir, file, '--replace').done;
    expect(refused.code).toBe(1);
    expect(refused.said).toContain(`进程 ${first.pid}`);
    expect(await statusOf(client, after)).toBe(200);
    await first.end();
    expect(listOf(dataDir)).toEqual(['postgres', 'service.key', 'session.key', 'uploads']);

    expect(await restore(dataDir).done).toMatchObject({ code: 1, said: expect.stringContaining('用法') });
    const needsConsent = await restore(dataDir, file).done;
    expect(needsConsent).toMatchObject({ code: 1, said: expect.stringContaining('--replace') });
    const restored = await restore(dataDir, file, '--replace').done;
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining(backupText.uploadsRestored(1)) });
    expect(readFileSync(upload).equals(bytes)).toBe(true);
    expect(listOf(dataDir)).toEqual([
      'postgres',
      expect.stringMatching(/^postgres\.before-/),
      'service.key',
      'session.key',
      'uploads',
    ]);
    const second = await start({ dataDir });
    const again = await logIn(second.origin, organizer);
    expect(await statusOf(again, before)).toBe(200);
    expect(await statusOf(again, after)).toBe(404);
    await second.end();
    rmSync(dataDir, { recursive: true });
  });

  test(
    '[R17] backup and restore leave the rows of every table as they were, on the embedded store and on a server',
    { tag: '@long' },
    async ({ newDatabase }) => {
      const dataDir = newDataDir();
      const original = await storeDigest(dataDir);
      expect(Object.keys(original).length).toBeGreaterThan(20);
      const file = inFolder('stopped.backup');
      expect((await backUp(dataDir, file).done).code).toBe(0);
      expect((await restore(inFolder('copy'), file).done).code).toBe(0);
      expect(await storeDigest(inFolder('copy'))).toEqual(original);
      rmSync(dataDir, { recursive: true });

      // The migrator's notes are the server's own; the outbox stays behind, because no open page waits for it there.
      const except = ['kysely_migration', 'kysely_migration_lock', 'outbox'];
      const kept = Object.fromEntries(Object.entries(original).filter(([table]) => !except.includes(table)));
      const [above, copy] = [await newDatabase(), await newDatabase()];
      const onServer = (url: string) => ({ DATABASE_URL: url, SESSION_SECRET: newSecret() });
      expect((await give('restore', { args: [file], env: onServer(above.url) }).done).code).toBe(0);
      expect(await databaseDigest(above, { except })).toEqual(kept);

      const serverFile = inFolder('server.backup');
      expect(await give('backup', { args: [serverFile], env: onServer(above.url) }).done).toMatchObject({
        code: 0,
      });
      const twice = await give('restore', { args: [file], env: onServer(above.url) }).done;
      expect(twice).toMatchObject({ code: 1, said: expect.stringContaining('不是空的') });
      expect(await give('restore', { args: [serverFile], env: onServer(copy.url) }).done).toMatchObject({
        code: 0,
      });
      expect(await databaseDigest(copy)).toEqual(await databaseDigest(above));
    },
  );

  test(
    `[R17] killed at random (${kills}×), a backup is whole or not there, and a restore leaves the old store or the new`,
    { tag: '@long' },
    async () => {
      test.setTimeout(kills * 60_000);
      const dataDir = newDataDir();
      const old = await storeDigest(dataDir);
      const whole = inFolder('whole.backup');
      const startedAt = performance.now();
      expect((await backUp(dataDir, whole).done).code).toBe(0);
      const takesMs = performance.now() - startedAt;
      const kill = async (command: ReturnType<typeof give>) => {
        await delay(Math.random() * takesMs);
        command.kill();
        await command.done;
      };

      for (let count = 0; count < kills; count += 1) {
        const file = inFolder(`${count}.backup`);
        await kill(backUp(dataDir, file));
        if (existsSync(file)) await expect(openSealed(file)).resolves.toBeDefined();
        await kill(restore(dataDir, whole, '--replace'));
        // The backup holds what the store held: old and new are the same rows, and either has to be there.
        expect(await storeDigest(dataDir)).toEqual(old);
        expect(listOf(dataDir).filter((name) => !name.startsWith('postgres.before-'))).toEqual(['postgres']);
      }
      rmSync(dataDir, { recursive: true });
    },
  );

  test(
    '[R17] a store that is gone or unreadable is not replaced by an empty one: the start names the newest snapshot',
    { tag: '@long' },
    async ({ start, launch }) => {
      const dataDir = newDataDir();
      const snapshots = path.join(dataDir, 'snapshots');
      const kept = () => listOf(snapshots).filter((name) => name.endsWith('.backup'));
      // Its store was made hours ago by its clock, so that a snapshot is due.
      const owner = await start({ dataDir, env: { TEST_CLOCK: `${Date.now() + 2 * 3_600_000}` } });
      await expect.poll(kept, { timeout: 30_000 }).toHaveLength(1);
      await owner.end();
      const snapshot = path.join(snapshots, kept()[0] ?? '');

      const database = path.join(dataDir, 'postgres');
      for (const lose of [
        () => writeFileSync(path.join(database, 'global', 'pg_control'), Buffer.alloc(8_192)),
        () => rmSync(database, { recursive: true }),
      ]) {
        lose();
        const lost = await launch({ dataDir });
        expect(await lost.exited).toMatchObject({ code: 1 });
        expect(lost.output()).toContain(`npm run restore -- ${snapshot} --replace`);
        expect(lost.output()).not.toMatch(/\n\s+at /);
      }
      expect((await restore(dataDir, snapshot).done).code).toBe(0);
      rmSync(dataDir, { recursive: true });
    },
  );
});
