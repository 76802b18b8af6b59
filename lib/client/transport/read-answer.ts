import { networkText } from '@/lib/text/zh-cn/network';
import type { Failure } from '@/lib/contract/common';
import { ApiError, clientCodes } from '../failures/api-error';
import { isNamed, overdue } from './deadline';

/** The JSON of an answer, `undefined` where there is none to read; throws {@link ApiError} for everything else. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const body: unknown = await response.json().catch((cause: unknown) => {
    throw unreadable(response, cause);
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

function unreadable(response: Response, cause?: unknown): unknown {
  // A cancelled read is the caller's own doing, not a fault of the answer.
  if (isNamed(cause, 'AbortError')) return cause;
  if (isNamed(cause, 'TimeoutError')) return overdue(cause);
  const { status, headers } = response;
  const failure = {
    code: clientCodes.unreadable,
    status,
    message: networkText.server,
    traceId: headers.get('x-trace-id') ?? '',
  };
  return new ApiError(failure, { cause });
}
