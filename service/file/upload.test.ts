import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import type { FileReference } from '@/lib/contract/file';
import { errorCodes } from '@/lib/domain/error-codes';
import { aStaff, at, draft, meetingDesk, meetingKeys, type TestStaff, testService } from '../testing';
import { zipOf } from '../testing/zip-of';

const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const config = { storage: { kind: 'disk' as const, folder } };
const { store, me, colleague, as, book, detail } = meetingDesk({ config });
afterAll(() => rmSync(folder, { recursive: true }));

const incoming = () => readdirSync(path.join(folder, 'incoming'));
const contents = () =>
  readdirSync(path.join(folder, 'contents'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.startsWith(`${me.companyId}/`),
  );

type Sent = { name: string; type?: string; bytes: Buffer | string };

function send({ name, type = '', bytes }: Sent, person: TestStaff = me) {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name, { type }));
  return sendForm(body, person);
}

const sendForm = async (body: BodyInit, person: TestStaff = me, headers: HeadersInit = {}) => {
  const service = testService(store.db, { config });
  const init = { method: 'POST', body, headers: { ...person.headers, ...headers }, duplex: 'half' };
  const answer = await service.request('/api-meeting/api/file/upload', init as RequestInit);
  const json = (await answer.json()) as FileReference & { code?: number };
  return { status: answer.status, ...json };
};

const upload = async (sent: Sent, person?: TestStaff): Promise<FileReference> => {
  const { status, ...reference } = await send(sent, person);
  expect(status).toBe(200);
  return reference;
};

const text = (name = '说明.txt', content = '会议说明'): Sent => ({
  name,
  type: 'text/plain',
  bytes: content,
});
const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#3056d3' } })
    .toFormat(format)
    .toBuffer();

const previewOf = async (id: string, person: TestStaff = me, headers: HeadersInit = {}) => {
  const service = testService(store.db, { config });
  return service.request(`/api-meeting/api/file/preview/${id}`, {
    headers: { ...person.headers, ...headers },
  });
};

const link = (id: string, files: FileReference[], person: TestStaff = me) =>
  as(person)('POST /api-meeting/api/user/meetings/{id}/files', { params: { id }, body: { files } });
const unlink = (id: string, ids: string[], person: TestStaff = me) =>
  as(person)('DELETE /api-meeting/api/user/meetings/{id}/files', { params: { id }, body: { ids } });
const filesOf = async (id: string) => (await detail(id)).meetingFolderViews.map((file) => file.fileName);

const office = (folderName: string, extra: [string, string][] = []) =>
  zipOf([['[Content_Types].xml', '<Types/>'], [`${folderName}/document.xml`, '<w/>'], ...extra]);

describe('what may be uploaded', () => {
  test.each([
    ['a.png', 'image/png', () => picture('png')],
    ['a.jpg', 'image/jpeg', () => picture('jpeg')],
    ['a.webp', 'image/webp', () => picture('webp')],
    ['a.gif', 'image/gif', () => picture('gif')],
    ['a.pdf', 'application/pdf', () => Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['a.docx', '', () => office('word')],
    ['预算.csv', 'application/vnd.ms-excel', () => Buffer.from('项目,金额\r\n')],
    ['旧.txt', '', () => Buffer.from('bbe1d2e9', 'hex')],
    [
      'a.doc',
      '',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('WordDocument\0', 'utf16le')]),
    ],
  ])('[MEET-05] [S52] %s', async (name, type, make) => {
    const reference = await upload({ name, type, bytes: await make() });
    expect(reference).toMatchObject({ fileName: name, fileKey: expect.stringMatching(/^[\w-]{22}$/) });
    expect(reference.contentType).not.toBe('');
    expect(incoming()).toEqual([]);
  });

  test.each<[string, () => Sent | Promise<Sent>]>([
    [
      'a page called a picture',
      () => ({ name: 'a.png', type: 'image/png', bytes: '<html><script>1</script>' }),
    ],
    ['a picture called a PDF', async () => ({ name: 'a.pdf', bytes: await picture('png') })],
    ['a picture of another format', async () => ({ name: 'a.png', bytes: await picture('jpeg') })],
    ['a drawing with scripts', () => ({ name: 'a.svg', type: 'image/svg+xml', bytes: '<svg onload="1"/>' })],
    [
      'a drawing called a picture',
      () => ({ name: 'a.png', bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
    ],
    ['a program with two extensions', () => ({ name: 'photo.png.exe', bytes: 'MZ' })],
    ['a program called a picture', () => ({ name: 'photo.exe.png', bytes: 'MZ\x90' })],
    [
      'EICAR',
      () => ({
        name: 'eicar.com',
        bytes: 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
      }),
    ],
    ['a GIF that is a script', () => ({ name: 'a.gif', bytes: 'GIF89a=1;alert(1)//' })],
    ['a PDF behind a page', () => ({ name: 'a.pdf', bytes: '<html></html>%PDF-1.4\n%%EOF' })],
    ['a PDF without an end', () => ({ name: 'a.pdf', bytes: '%PDF-1.4 and nothing' })],
    ['binary called text', () => ({ name: 'a.txt', bytes: Buffer.from([72, 0, 1, 2]) })],
    ['an archive called a document', () => ({ name: 'a.docx', bytes: zipOf([['a.html', 'x']]) })],
    ['a table called a document', () => ({ name: 'a.docx', bytes: office('xl') })],
    [
      'a document with macros',
      () => ({ name: 'a.docx', bytes: office('word', [['word/vbaProject.bin', 'x']]) }),
    ],
    [
      'a document behind a page',
      () => ({ name: 'a.docx', bytes: Buffer.concat([Buffer.from('<html>'), office('word')]) }),
    ],
    ['half an archive', () => ({ name: 'a.docx', bytes: office('word').subarray(0, 60) })],
    [
      'a zip bomb',
      () => ({
        name: 'a.docx',
        bytes: zipOf(
          [
            ['[Content_Types].xml', 'x'],
            ['word/a', 'x'],
          ],
          0xf0000000,
        ),
      }),
    ],
    ['a declared type that is another', () => ({ ...text('a.txt'), type: 'text/html' })],
    ['no extension', () => ({ name: 'README', bytes: 'x' })],
  ])('[S52] %s is refused and leaves nothing', async (_, make) => {
    const { status, code } = await send(await make());
    expect([status, code]).toEqual([400, errorCodes.fileTypeRefused]);
    expect([incoming(), contents()]).toEqual([[], []]);
  });

  test('[S52] a pixel flood is refused by its header', async () => {
    const bytes = await picture('png');
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
    expect(await send({ name: 'flood.png', bytes })).toMatchObject({ code: errorCodes.fileTypeRefused });
  });

  test('[S52] [MEET-05] nothing, and more than 10 MB', async () => {
    expect(await send(text('a.txt', ''))).toMatchObject({ status: 400, code: errorCodes.fileEmpty });
    expect((await upload(text('a.txt', 'x'.repeat(fileLimits.maxFileBytes)))).size).toBe(
      fileLimits.maxFileBytes,
    );
    expect(await send(text('b.txt', 'x'.repeat(fileLimits.maxFileBytes + 1)))).toMatchObject({ status: 413 });
    expect(incoming()).toEqual([]);
  });

  test.each([
    ['../../etc/会议.txt', '会议.txt'],
    ['a\u202etxt.txt', 'atxt.txt'],
    [`${'会'.repeat(100)}.txt`, `${'会'.repeat(83)}.txt`],
  ])('[S54] %s is stored as %s', async (name, stored) => {
    expect((await upload(text(name))).fileName).toBe(stored);
  });
});

describe('what is no upload', () => {
  test.each([
    ['a JSON body', '{}', 'application/json', 415],
    ['no boundary', 'x', 'multipart/form-data', 415],
    [
      'no file',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      400,
    ],
    [
      'half a part',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nx',
      'multipart/form-data; boundary=b',
      400,
    ],
    [
      'no name',
      '--b\r\nContent-Disposition: form-data; name="file"; filename=".."\r\n\r\nx\r\n--b--\r\n',
      'multipart/form-data; boundary=b',
      400,
    ],
  ])('[S52] %s', async (_, body, type, status) => {
    expect(await sendForm(body, me, { 'content-type': type })).toMatchObject({ status });
    expect(incoming()).toEqual([]);
  });

  test('[S52] two files at once', async () => {
    const body = new FormData();
    for (const name of ['a.txt', 'b.txt']) body.append('file', new File(['x'], name));
    expect(await sendForm(body)).toMatchObject({ status: 400 });
    expect(incoming()).toEqual([]);
  });

  test('[R14] a connection that breaks in the middle leaves nothing, and the next try works', async () => {
    const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nfirst';
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull: (controller) => controller.error(new Error('gone')),
    });
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    expect(await sendForm(body, me, type)).toMatchObject({ status: 400 });
    expect([incoming(), contents()]).toEqual([[], []]);
    await upload(text());
  });

  test('[S52] more uploads than anyone needs', async () => {
    const { companyId, id } = me;
    const reference = await upload(text());
    const first = await store.db
      .selectFrom('uploaded_file')
      .where('file_key', '=', reference.fileKey)
      .selectAll()
      .executeTakeFirstOrThrow();
    const created = { created_at: new Date(at('08:00')), unlinked_at: new Date(at('08:00')) };
    const rows = Array.from({ length: fileLimits.maxUnlinkedUploads - 1 }, (_, nth) => ({
      ...first,
      ...created,
      company_id: companyId,
      owner_id: id,
      file_key: `more-${nth}-${id}`,
    }));
    await store.db.insertInto('uploaded_file').values(rows).execute();
    expect(await send(text())).toMatchObject({ status: 409, code: errorCodes.tooManyUploads });
  });
});

describe('files of a meeting', () => {
  test('[MEET-05] are linked, listed, read and taken off, and the history says so', async () => {
    const { _id: id } = await book(draft({ members: [{ staffId: colleague.id }] }));
    const [first, second] = [await upload(text('一.txt')), await upload(text('二.txt', '别的'))];
    const files = await link(id, [first, second]);
    expect(files.map((file) => file.fileName)).toEqual(['一.txt', '二.txt']);
    const answer = await previewOf(files[0]?.id ?? '', colleague);
    expect([answer.status, await answer.text()]).toEqual([200, '会议说明']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
    await unlink(id, [files[0]?.id ?? '']);
    expect(await filesOf(id)).toEqual(['二.txt']);
    const { changeLogs } = await detail(id);
    expect(changeLogs.map(({ kind, data }) => [kind, data])).toEqual(
      expect.arrayContaining([
        ['filesAdded', { names: ['一.txt', '二.txt'] }],
        ['filesRemoved', { names: ['一.txt'] }],
      ]),
    );
    expect((await previewOf(files[0]?.id ?? '')).status).toBe(404);
  });

  test('[MEET-05] come with the booking', async () => {
    const reference = await upload(text());
    const { _id: id } = await book(draft({ files: [reference] }));
    expect(await filesOf(id)).toEqual(['说明.txt']);
  });

  test('[MEET-05] [R14] a booking with an upload of somebody else leaves no meeting', async () => {
    const reference = await upload(text(), colleague);
    await expect(book(draft({ files: [reference] }))).rejects.toMatchObject({
      code: errorCodes.uploadMissing,
    });
    const meetings = await store.db
      .selectFrom('meeting')
      .where('company_id', '=', me.companyId)
      .selectAll()
      .execute();
    expect(meetings).toEqual([]);
  });

  test('[S52] of 20 that come at once at most 10 stay', async () => {
    const { _id: id } = await book(draft());
    const references = await Promise.all(
      Array.from({ length: 20 }, (_, nth) => upload(text(`${nth}.txt`, `第${nth}份`))),
    );
    const outcomes = await Promise.allSettled(references.map((reference) => link(id, [reference])));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: errorCodes.tooManyFiles },
    });
    expect(await filesOf(id)).toHaveLength(10);
  });

  test('[MEET-05] linking twice changes nothing', async () => {
    const { _id: id } = await book(draft());
    const reference = await upload(text());
    const [first] = await link(id, [reference]);
    expect(await link(id, [reference, reference])).toEqual([first]);
  });

  test('[MEET-02] are for the creator to change', async () => {
    const { _id: id } = await book(draft({ members: [{ staffId: colleague.id }] }));
    const [file] = await link(id, [await upload(text())]);
    await expect(link(id, [await upload(text(), colleague)], colleague)).rejects.toMatchObject({
      status: 403,
    });
    await expect(unlink(id, [file?.id ?? ''], colleague)).rejects.toMatchObject({ status: 403 });
    await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
    await expect(link(id, [await upload(text())])).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });

  test('[S53] [S46] are for those who are in it now, and for everybody else as if they were not there', async () => {
    const { _id: id } = await book(draft({ members: [{ staffId: colleague.id }] }));
    const reference = await upload(text());
    expect((await previewOf(reference.fileKey)).status).toBe(200);
    expect((await previewOf(reference.fileKey, colleague)).status).toBe(404);
    const [file] = await link(id, [reference]);
    const fileId = file?.id ?? '';
    const outsider = await aStaff(store.db, { company_id: me.companyId });
    const stranger = await aStaff(store.db);
    expect((await previewOf(fileId, colleague)).status).toBe(200);
    await as(colleague)('DELETE /api-meeting/api/user/meetings/{id}/members', { params: { id } });
    for (const person of [colleague, outsider, stranger])
      expect((await previewOf(fileId, person)).status).toBe(404);
    expect((await previewOf(reference.fileKey)).status).toBe(404);
    expect((await previewOf('../../etc/passwd')).status).toBe(404);
  });

  test.each([
    ['bytes=0-1', 206, 'bytes 0-1/10', '01'],
    ['bytes=-3', 206, 'bytes 7-9/10', '789'],
    ['bytes=8-', 206, 'bytes 8-9/10', '89'],
    ['bytes=4-99', 206, 'bytes 4-9/10', '456789'],
    ['bytes=-99', 206, 'bytes 0-9/10', '0123456789'],
    ['bytes=10-', 416, 'bytes */10', ''],
    ['bytes=9999-', 416, 'bytes */10', ''],
    ['bytes=-0', 416, 'bytes */10', ''],
    ['bytes=0-1,99-', 200, null, '0123456789'],
    ['bytes=3-1', 200, null, '0123456789'],
    ['bytes=0-1,3-4', 200, null, '0123456789'],
    ['items=0-1', 200, null, '0123456789'],
  ])('[MEET-05] a request for %s is answered %d', async (range, status, contentRange, body) => {
    const { fileKey } = await upload(text('a.txt', '0123456789'));
    const answer = await previewOf(fileKey, me, { range });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      status,
      contentRange,
      body,
    ]);
  });

  test('[S53] pictures and PDF are shown, under the type that was checked', async () => {
    const { fileKey } = await upload({ name: '图 "1".png', type: '', bytes: await picture('png') });
    const { headers } = await previewOf(fileKey);
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('content-disposition')).toMatch(/^inline; filename/);
  });

  test('a content is stored once per company', async () => {
    const before = contents().length;
    for (const person of [me, colleague, me]) await upload(text('同.txt', '同样的内容'), person);
    expect(contents()).toHaveLength(before + 1);
  });
});
