import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { httpCodes } from '../../kernel/errors/service-error';
import { writeIncoming } from './write-incoming';

const folder = mkdtempSync(path.join(tmpdir(), 'incoming-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('[R14] a file that is refused before its first byte stands for whoever removes it', async () => {
  const target = path.join(folder, 'refused');
  const ended = new AbortController();
  const writing = writeIncoming(new PassThrough(), { target, signal: ended.signal });
  ended.abort();
  await expect(writing).rejects.toMatchObject({ code: httpCodes.invalid });
  expect(existsSync(target)).toBe(true);
});

test('[MEET-05] a file is written and measured', async () => {
  const target = path.join(folder, 'whole');
  const { signal } = new AbortController();
  const stream = Readable.from([Buffer.from('会'), Buffer.from('议')]);
  expect(await writeIncoming(stream, { target, signal })).toMatchObject({ path: target, size: 6 });
  expect(readFileSync(target, 'utf8')).toBe('会议');
});
