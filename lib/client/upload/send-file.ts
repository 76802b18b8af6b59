import type { FileReference } from '@/lib/contract/file';
import { deadlines } from '@/lib/domain/limits/limits';
import { networkText } from '@/lib/text/zh-cn/network';
import { expectedStaff } from '../browser-api';
import { ApiError, clientCodes } from '../failures/api-error';
import { overdue } from '../transport/deadline';
import { readAnswer } from '../transport/read-answer';

type Options = {
  signal: AbortSignal;
  /** The share that has been sent, from 0 to 1. */
  onProgress: (share: number) => void;
};

const address = '/bff/api-meeting/api/file/upload';

/**
 * Uploads one file. By XMLHttpRequest, because `fetch` does not report the progress of what it sends. It may last as long as it moves
 * (R31). Rejects with `ApiError`, or with the signal's reason.
 */
export async function sendFile(file: File, { signal, onProgress }: Options): Promise<FileReference> {
  signal.throwIfAborted();
  const answer = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    let isOverdue = false;
    let silence = 0;
    const giveUp = () => {
      isOverdue = true;
      request.abort();
    };
    const hasMoved = () => {
      window.clearTimeout(silence);
      silence = window.setTimeout(giveUp, deadlines.streamIdleMs);
    };
    const abort = () => request.abort();
    request.upload.onprogress = ({ loaded, total }) => {
      hasMoved();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(offline());
    request.onabort = () => reject(isOverdue ? overdue(undefined) : (signal.reason as Error));
    request.onloadend = () => {
      window.clearTimeout(silence);
      signal.removeEventListener('abort', abort);
    };
    signal.addEventListener('abort', abort);
    request.open('POST', address);
    request.setRequestHeader('X-CSRF', '1');
    const staffId = expectedStaff();
    if (staffId !== undefined) request.setRequestHeader('X-Expect-Staff', staffId);
    const form = new FormData();
    form.append('file', file);
    hasMoved();
    request.send(form);
  });
  return (await readAnswer(answer)) as FileReference;
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['retry-after', 'x-trace-id']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(request.responseText, { status: request.status, headers });
}

const offline = () =>
  new ApiError({ code: clientCodes.network, status: 0, message: networkText.offline, traceId: '' });
