import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError } from '@/lib/client/failures/api-error';
import { sendFile } from '@/lib/client/upload/send-file';
import type { FileReference, MeetingFile } from '@/lib/contract/file';
import { errorCodes } from '@/lib/domain/error-codes';
import { aMeeting, now } from '@/test/builders/meeting-builders';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { MeetingFiles } from './meeting-files';

jest.mock('@/lib/client/upload/send-file');
jest.mock('next/navigation', () => ({ useRouter: () => ({}) }));
const sending = jest.mocked(sendFile);

const path = '/api-meeting/api/user/meetings/meeting-1/files';
const link = `POST ${path}/folder`;

const aFile = (fileName: string, contentType = 'text/plain'): MeetingFile => ({
  id: `id-${fileName}`,
  fileKey: `key-${fileName}`,
  fileName,
  contentType,
  size: 12,
  createdDate: now,
});
const referenceOf = (name: string): FileReference => ({
  fileKey: `key-${name}`,
  fileName: name,
  contentType: 'text/plain',
  size: 1,
});

function renderFiles(files: MeetingFile[], { canEdit = true, answers = {} } = {}) {
  const meeting = aMeeting({ meetingFolderViews: files });
  const bff = fakeBff({ [link]: aFile('议程.txt'), ...answers });
  renderApp(<MeetingFiles meeting={{ ...meeting, can: { ...meeting.can, editFiles: canEdit } }} />, bff);
  return { bff, user: userEvent.setup() };
}

const aText = (name = '议程.txt') => new File(['x'], name, { type: 'text/plain' });
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('添加附件', { selector: 'input' }), { target: { files } });

/** An upload that the test ends. */
function held() {
  let [resolve, reject]: [(value: FileReference) => void, (error: unknown) => void] = [() => {}, () => {}];
  let report: (share: number) => void = () => undefined;
  let signal: AbortSignal | undefined;
  sending.mockImplementationOnce((_file, options) => {
    report = options.onProgress;
    signal = options.signal;
    return new Promise((done, fail) => {
      resolve = done;
      reject = fail;
    });
  });
  return {
    done: (name: string) => act(async () => resolve(referenceOf(name))),
    fail: (error: unknown) => act(async () => reject(error)),
    progress: (share: number) => act(async () => report(share)),
    isCancelled: () => signal?.aborted,
  };
}

beforeEach(() => sending.mockReset());

test('[MEET-05] are listed with kind, size, a way to see them and one to download them', () => {
  renderFiles([aFile('议程.txt')], { canEdit: false });
  expect(screen.getByRole('heading', { name: '附件' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看 议程.txt' })).toHaveAttribute(
    'href',
    '/bff/api-meeting/api/file/preview/id-%E8%AE%AE%E7%A8%8B.txt',
  );
  expect(screen.getByRole('link', { name: '下载 议程.txt' })).toHaveAttribute('download', '议程.txt');
  expect(screen.queryByRole('button', { name: '添加附件' })).not.toBeInTheDocument();
});

test('[MEET-05] take no place without files for those who may not add any', () => {
  renderFiles([], { canEdit: false });
  expect(screen.queryByRole('heading', { name: '附件' })).not.toBeInTheDocument();
});

test('[MEET-05] [UX-03] an upload shows its progress and becomes a file of the meeting', async () => {
  const upload = held();
  const { bff } = renderFiles([]);
  choose(aText());
  const bar = await screen.findByRole('progressbar', { name: '议程.txt 的上传进度' });
  await upload.progress(0.5);
  expect(bar).toHaveAttribute('value', '0.5');
  expect(screen.getByText(/50%/)).toBeVisible();
  await upload.done('议程.txt');
  await waitFor(() => expect(bff.keys()).toEqual([link]));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
});

test('[MEET-05] an upload that is cancelled is ended and gone', async () => {
  const upload = held();
  const { user } = renderFiles([]);
  choose(aText());
  await user.click(await screen.findByRole('button', { name: '取消上传 议程.txt' }));
  expect(upload.isCancelled()).toBe(true);
  expect(screen.queryByText('议程.txt')).not.toBeInTheDocument();
});

test('[MEET-05] [ERR-01] a failed upload says why, and works when it is tried again', async () => {
  const [first, second] = [held(), held()];
  const { bff, user } = renderFiles([]);
  choose(aText());
  await screen.findByRole('progressbar');
  await first.fail(new ApiError({ code: 0, status: 0, message: '', traceId: '' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试');
  await user.click(screen.getByRole('button', { name: '重新上传 议程.txt' }));
  await second.done('议程.txt');
  await waitFor(() => expect(bff.keys()).toEqual([link]));
});

test('[S52] what the service refuses as a file is not tried again', async () => {
  const upload = held();
  renderFiles([]);
  choose(new File(['<html>'], '假图.png', { type: 'image/png' }));
  await screen.findByRole('progressbar');
  await upload.fail(
    new ApiError({ code: errorCodes.fileTypeRefused, status: 400, message: '', traceId: '' }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('不支持该文件类型');
  expect(screen.queryByRole('button', { name: /重新上传/ })).not.toBeInTheDocument();
});

test('[MEET-05] a file that cannot be added is not sent again to be added', async () => {
  sending.mockResolvedValueOnce(referenceOf('议程.txt'));
  let isRefused = true;
  const answer = () => (isRefused ? failure(409, errorCodes.stateForbids) : json(aFile('议程.txt')));
  const { user } = renderFiles([], { answers: { [link]: answer } });
  choose(aText());
  expect(await screen.findByRole('alert')).toHaveTextContent('会议状态不允许');
  isRefused = false;
  await user.click(screen.getByRole('button', { name: '重新上传 议程.txt' }));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  expect(sending).toHaveBeenCalledTimes(1);
});

test('[S52] what may not be uploaded is refused before it is sent', async () => {
  renderFiles([]);
  choose(new File(['MZ'], 'setup.exe'), new File([], '空.txt'));
  expect((await screen.findAllByRole('alert')).map((alert) => alert.textContent)).toEqual([
    '不支持该文件类型，或内容与扩展名不符',
    '不能上传空文件',
  ]);
  expect(sending).not.toHaveBeenCalled();
});

test('[MEET-05] takes as many files as fit, and says that the others did not', async () => {
  sending.mockImplementation(() => new Promise(() => undefined));
  renderFiles(Array.from({ length: 9 }, (_, nth) => aFile(`${nth}.txt`)));
  choose(aText('a.txt'), aText('b.txt'));
  expect(await screen.findByText('附件最多10个，其余文件未添加')).toBeVisible();
  expect(await screen.findAllByRole('progressbar')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '添加附件' })).toBeDisabled();
});

test('[MEET-05] takes files that are dropped, and pictures that are pasted', async () => {
  sending.mockImplementation(() => new Promise(() => undefined));
  renderFiles([]);
  const place = screen.getByText(/也可拖放文件/);
  fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [aText('拖放.txt')] } });
  const picture = new File(['x'], 'image.png', { type: 'image/png' });
  fireEvent.paste(document.body, { clipboardData: { types: ['Files'], files: [picture] } });
  expect(await screen.findByText('拖放.txt')).toBeVisible();
  expect(await screen.findByText('粘贴的图片.png')).toBeVisible();
});

test('[MEET-05] a file is deleted once that is confirmed', async () => {
  const unlink = `DELETE ${path}`;
  const { bff, user } = renderFiles([aFile('议程.txt')], {
    answers: { [unlink]: () => new Response(null, { status: 204 }) },
  });
  await user.click(screen.getByRole('button', { name: '删除附件 议程.txt' }));
  await user.click(await screen.findByRole('button', { name: '删除' }));
  await waitFor(() => expect(bff.keys()).toEqual([unlink]));
});

test('[MEET-05] a preview leads from file to file by button and arrow key', async () => {
  const { user } = renderFiles([
    aFile('照片.png', 'image/png'),
    aFile('说明.txt'),
    aFile('方案.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  ]);
  await user.click(screen.getByRole('link', { name: '查看 照片.png' }));
  expect(await screen.findByRole('dialog', { name: '照片.png' })).toBeVisible();
  expect(screen.getByRole('img', { name: '照片.png' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: '说明.txt' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '下一个附件' }));
  expect(await screen.findByText('此类文件无法在线预览，请下载后查看')).toBeVisible();
  expect(screen.getByRole('button', { name: '下一个附件' })).toBeDisabled();
});
