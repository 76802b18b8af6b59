import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FileReference } from '@/lib/contract/file';
import { aMeeting, meetingDesk, testService } from '../testing';

const folder = mkdtempSync(path.join(tmpdir(), 'shared-'));
const config = { secrets: ['secret-of-shares'], storage: { kind: 'disk' as const, folder } };
const { store, me, as } = meetingDesk({ config });
afterAll(() => rmSync(folder, { recursive: true }));

const meetingWith = async (fileName: string, content: string) => {
  const { id } = await aMeeting(store.db, { creator_id: me.id, company_id: me.companyId });
  const form = new FormData();
  form.append('file', new File([content], fileName, { type: 'text/plain' }));
  const init = { method: 'POST', body: form, headers: me.headers };
  const upload = await testService(store.db, { config }).request('/api-meeting/api/file/upload', init);
  const file = (await upload.json()) as FileReference;
  await as(me)('POST /api-meeting/api/user/meetings/{id}/files', { params: { id }, body: { files: [file] } });
  const link = await as(me)('PUT /api-meeting/api/user/meetings/{id}/share', { params: { id }, body: {} });
  return { id, ...link };
};

const read = ({ shareId, accessKey }: { shareId: string; accessKey: string }) =>
  as()('GET /api-meeting/api/shares/{shareId}/resources', {
    params: { shareId },
    headers: { 'x-share-key': accessKey },
  });

const fetchFile = (shareId: string, fileId: string, headers: HeadersInit) =>
  testService(store.db, { config }).request(`/api-meeting/api/shares/${shareId}/files/${fileId}`, {
    headers,
  });

test('[MEET-09] the files of a shared meeting are listed, and read with its key', async () => {
  const link = await meetingWith('方案.txt', '第一版');
  const { files } = await read(link);
  expect(files).toEqual([
    { id: expect.any(String), fileName: '方案.txt', contentType: 'text/plain', size: 9 },
  ]);
  const answer = await fetchFile(link.shareId, files[0]!.id, { 'x-share-key': link.accessKey });
  expect(await answer.text()).toBe('第一版');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('[S47] [S53] without the key, after the share, and of another meeting no file is read', async () => {
  const link = await meetingWith('机密.txt', '底价');
  const other = await meetingWith('其他.txt', '其他');
  const [file] = (await read(link)).files;
  const status = async (shareId: string, fileId: string, headers: HeadersInit) =>
    (await fetchFile(shareId, fileId, headers)).status;
  const keyOf = ({ accessKey }: typeof link) => ({ 'x-share-key': accessKey });
  expect(await status(link.shareId, file!.id, {})).toBe(404);
  expect(await status(link.shareId, file!.id, keyOf(other))).toBe(404);
  expect(await status(other.shareId, file!.id, keyOf(other))).toBe(404);
  expect(await status(link.shareId, 'no-id', keyOf(link))).toBe(404);
  expect(await status(link.shareId, file!.id, keyOf(link))).toBe(200);
  const params = { id: link.id };
  await as(me)('DELETE /api-meeting/api/user/meetings/{id}/share', { params });
  expect(await status(link.shareId, file!.id, keyOf(link))).toBe(404);
});
