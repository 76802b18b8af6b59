import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '../kernel/logger';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database';
import { diskStorage } from '../gateways/storage/disk-storage';
import type { FileStorage } from '../gateways/storage/file-storage';
import { plainConfig } from '../kernel/config';
import { runDue } from '../jobs/run-due';
import { buildService } from '../app';
import { draft, meetingDesk, testClock, testNow } from '../testing';
import { sweepContents } from './jobs/sweep-contents';
import { sweepUploads } from './jobs/sweep-uploads';

const folder = mkdtempSync(path.join(tmpdir(), 'faults-'));
const disk = diskStorage(folder);
const { store, me, book, as } = meetingDesk();
afterAll(() => rmSync(folder, { recursive: true }));

const logger = createLogger({ level: 'silent' });

const serviceWith = (storage: FileStorage, db: Kysely<Database> = store.db) =>
  buildService({ db, clock: testClock(), logger, config: plainConfig }, { storage });

async function upload(content: string, storage: FileStorage = disk, db?: Kysely<Database>) {
  const body = new FormData();
  body.append('file', new File([content], 'a.txt', { type: 'text/plain' }));
  const init = { method: 'POST', body, headers: me.headers };
  const answer = await serviceWith(storage, db).request('/api-meeting/api/file/upload', init);
  return { status: answer.status, ...((await answer.json()) as { fileKey: string; message?: string }) };
}

/** What is in the storage and in the tables of the company. */
async function state() {
  const of = (table: 'file_content' | 'uploaded_file' | 'meeting_file') =>
    store.db.selectFrom(table).where('company_id', '=', me.companyId).selectAll().execute();
  const stored = path.join(folder, 'contents', me.companyId);
  mkdirSync(stored, { recursive: true });
  return {
    incoming: readdirSync(disk.incoming).length,
    stored: readdirSync(stored).length,
    contents: (await of('file_content')).length,
    uploads: (await of('uploaded_file')).length,
    linked: (await of('meeting_file')).length,
  };
}

const nothing = { incoming: 0, stored: 0, contents: 0, uploads: 0, linked: 0 };

async function sweepAt(now: number) {
  const clock = testClock();
  clock.set(now);
  const parts = { db: store.db, clock, logger, changes: { published: () => undefined } as never };
  const { signal } = new AbortController();
  for (const job of [sweepUploads, sweepContents(disk)]) await runDue(parts, { job, signal });
}
const { unusedMs } = fileLimits;

test('[ERR-01] [S52] a folder that cannot be written is a refusal with words', async () => {
  const full = path.join(folder, 'full');
  writeFileSync(full, '');
  const answer = await upload('x', { ...disk, incoming: full });
  expect(answer).toMatchObject({ status: 503, message: '服务器繁忙，请稍后再试' });
});

test('[R14] a storage that takes nothing leaves no upload, and what it left is swept', async () => {
  const failing = {
    ...disk,
    put: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })),
  };
  expect(await upload('x', failing)).toMatchObject({ status: 503 });
  expect(await state()).toEqual({ ...nothing, contents: 1 });
  await sweepAt(testNow + unusedMs);
  expect(await state()).toEqual(nothing);
});

test('[R14] a kill between the storage and the row leaves a content that is swept, not a row', async () => {
  const killed = async (...input: Parameters<FileStorage['put']>) => {
    await disk.put(...input);
    throw new Error('killed');
  };
  await upload('x', { ...disk, put: killed });
  expect(await state()).toEqual({ ...nothing, stored: 1, contents: 1 });
  await sweepAt(testNow + unusedMs - 1);
  expect(await state()).toMatchObject({ stored: 1, contents: 1 });
  await sweepAt(testNow + unusedMs);
  expect(await state()).toEqual(nothing);
});

test('[R14] a kill in the middle of a sweep leaves a row that is swept again', async () => {
  await upload('x');
  await sweepAt(testNow + unusedMs);
  const clock = testClock();
  clock.set(testNow + 2 * unusedMs);
  const parts = { db: store.db, clock, logger, changes: { published: () => undefined } as never };
  const killed = {
    async delete(key: string) {
      await disk.delete(key);
      throw new Error('killed');
    },
  };
  await runDue(parts, { job: sweepContents(killed), signal: new AbortController().signal });
  expect(await state()).toEqual({ ...nothing, contents: 1 });
  await sweepAt(testNow + 2 * unusedMs);
  expect(await state()).toEqual(nothing);
});

test('[S52] an upload that nothing refers to is swept after a day, and its content a day later', async () => {
  await upload('x');
  await sweepAt(testNow + unusedMs - 1);
  expect(await state()).toMatchObject({ uploads: 1 });
  await sweepAt(testNow + unusedMs);
  expect(await state()).toEqual({ ...nothing, stored: 1, contents: 1 });
  await sweepAt(testNow + 2 * unusedMs);
  expect(await state()).toEqual(nothing);
});

test('[MEET-05] a file of a meeting stays, whoever else has uploaded the same', async () => {
  const { fileKey } = await upload('x');
  const { _id: id } = await book(draft());
  const file = { fileKey, fileName: '', contentType: '', size: 1 };
  await as(me)('POST /api-meeting/api/user/meetings/{id}/files', { params: { id }, body: { files: [file] } });
  await upload('x');
  for (const days of [1, 2, 3]) await sweepAt(testNow + days * unusedMs);
  expect(await state()).toEqual({ ...nothing, stored: 1, contents: 1, uploads: 1, linked: 1 });
  const [read] = await store.db
    .selectFrom('meeting_file')
    .where('meeting_id', '=', id)
    .select('id')
    .execute();
  const answer = await serviceWith(disk).request(`/api-meeting/api/file/preview/${read?.id}`, {
    headers: me.headers,
  });
  expect(await answer.text()).toBe('x');
});

test('[R19] a storage that does not answer is said to be busy', async () => {
  const { fileKey } = await upload('x');
  const broken = { ...disk, read: () => Promise.reject(new Error('silent')) };
  const answer = await serviceWith(broken).request(`/api-meeting/api/file/preview/${fileKey}`, {
    headers: me.headers,
  });
  expect(answer.status).toBe(503);
});

test('[MEET-05] a file that is deleted while it is read is read to its end', async () => {
  const { fileKey } = await upload('x'.repeat(5 * 1024 * 1024));
  const answer = await serviceWith(disk).request(`/api-meeting/api/file/preview/${fileKey}`, {
    headers: me.headers,
  });
  const reader = answer.body?.getReader();
  let size = (await reader?.read())?.value?.byteLength ?? 0;
  await sweepAt(testNow + unusedMs);
  await sweepAt(testNow + 2 * unusedMs);
  expect(await state()).toEqual(nothing);
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
    size += (part.value as Uint8Array).byteLength;
  expect(size).toBe(5 * 1024 * 1024);
});
