import { deadlines } from '@/lib/domain/limits/limits';
import { sendFile } from './send-file';

/** A request that the test answers; the test environment has none. */
class StubRequest {
  static last: StubRequest;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload = () => undefined;
  onerror = () => undefined;
  onabort = () => undefined;
  onloadend = () => undefined;
  status = 0;
  responseText = '';
  sent: [string, unknown][] = [];
  constructor() {
    StubRequest.last = this;
  }
  open(...input: [string, string]) {
    this.sent.push(input);
  }
  setRequestHeader(...header: [string, string]) {
    this.sent.push(header);
  }
  getResponseHeader = () => null;
  send(body: unknown) {
    this.sent.push(['body', body]);
  }
  abort() {
    this.onabort();
    this.onloadend();
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.onload();
    this.onloadend();
  }
}

const file = new File(['x'], '议程.txt');
const begin = (signal = new AbortController().signal) => {
  const onProgress = jest.fn();
  const sent = sendFile(file, { signal, onProgress });
  return { sent, onProgress, request: StubRequest.last };
};

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { XMLHttpRequest: StubRequest, window: globalThis });
});
afterEach(() => jest.useRealTimers());

it('[UX-03] [S40] sends a form as a call of our own, and reports the share that is sent', async () => {
  const { sent, onProgress, request } = begin();
  expect(request.sent.slice(0, 2)).toEqual([
    ['POST', '/bff/api-meeting/api/file/upload'],
    ['X-CSRF', '1'],
  ]);
  request.upload.onprogress?.({ loaded: 1, total: 4 });
  request.answer(200, { fileKey: 'k' });
  await expect(sent).resolves.toEqual({ fileKey: 'k' });
  expect(onProgress).toHaveBeenCalledWith(0.25);
});

it('[ERR-01] fails as every other call does', async () => {
  const refused = begin();
  refused.request.answer(413, { code: 413_000, message: '', traceId: 't' });
  await expect(refused.sent).rejects.toMatchObject({ name: 'ApiError', status: 413 });
  const broken = begin();
  broken.request.onerror();
  await expect(broken.sent).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

it('[MEET-05] ends when it is cancelled', async () => {
  const controller = new AbortController();
  const { sent } = begin(controller.signal);
  controller.abort(new Error('cancelled'));
  await expect(sent).rejects.toThrow('cancelled');
});

it('[R31] lasts as long as it moves, and no longer', async () => {
  const { sent, request } = begin();
  const failed = expect(sent).rejects.toMatchObject({ status: 504 });
  for (const loaded of [1, 2, 3]) {
    jest.advanceTimersByTime(deadlines.streamIdleMs - 1);
    request.upload.onprogress?.({ loaded, total: 4 });
  }
  jest.advanceTimersByTime(deadlines.streamIdleMs);
  await failed;
});
