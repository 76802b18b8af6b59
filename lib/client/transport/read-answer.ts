import { networkText } from '@/lib/text/zh-cn/network';
import type { Failure } from '@/lib/contract/common';
import { ApiError, clientCodes } from '../failures/api-error';
import { isNamed, overdue } from './deadline';

/**
 * The JSON of an answer, `undefined` where there is none to read; throws {@link ApiError} for everything else, and the cause
 * itself where `callerSignal` cancelled the call.
 */
export async function readAnswer(response: Response, callerSignal?: AbortSignal): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw callerSignal?.aborted ? cause : unreadable(response, cause);
  });
  if (response.ok) return body;
  if (!isFailure(body)) throw unreadable(response);
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || undefined;
  throw new ApiError({ ...body, status: response.status, retryAfterSeconds });
}

// Checked by hand, because the browser carries no schemas.
function isFailure(body: unknown): body is Failure {
  const { code, message } = (body ?? {}) as Partial<Failure>;
  return typeof code === 'number' && typeof message === 'string';
}

function unreadable(response: Response, cause?: unknown): ApiError {
  // Chromium names a body that the deadline cuts short an AbortError, whatever the reason of the signal is.
  if (isNamed(cause, 'AbortError') || isNamed(cause, 'TimeoutError')) return overdue(cause);
  const { status, headers } = response;
  const failure = {
    code: clientCodes.unreadable,
    status,
    message: networkText.server,
    traceId: headers.get('x-trace-id') ?? '',
  };
  return new ApiError(failure, { cause });
}
