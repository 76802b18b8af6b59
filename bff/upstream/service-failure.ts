import { ApiError, clientCodes } from '@/lib/client/api-error';
import { networkText } from '@/lib/text/zh-cn/network';
import { DeadlineError } from './deadline';
import type { EndpointRow } from './endpoint-rows';
import { UnreadableAnswerError, type ReadAnswer } from './read-service-answer';

/** What the browser hears of a refusal by the service: its code and words, but nothing of a fault's insides (S38). */
export function refusedByService(
  answer: Extract<ReadAnswer, { ok: false }>,
  { row, traceId, retryAfter }: { row: EndpointRow; traceId: string; retryAfter?: string },
): ApiError {
  const { status, code = status * 1_000, message = wordsOf(status), data } = answer;
  const shared = { status, traceId, retryAfter };
  if (status >= 500) return new ApiError({ ...shared, code, message: networkText.server });
  // With a session a 401 can only mean that its token is dead, whatever number a service gives it.
  if (status === 401 && row.identity !== 'none') {
    return new ApiError({ ...shared, code: 401_000, message: networkText.signedOut });
  }
  return new ApiError({ ...shared, code, message, data });
}

/** No answer, or none that can be read, becomes one clear error with the trace id (ERR-04, R19–R22). */
export function notAnswered(cause: unknown, traceId: string): ApiError {
  const options = { cause };
  if (cause instanceof UnreadableAnswerError) {
    const code = clientCodes.unreadable;
    return new ApiError({ code, status: 502, message: networkText.server, traceId }, options);
  }
  const status = cause instanceof DeadlineError ? 504 : 502;
  return new ApiError({ code: status * 1_000, status, message: networkText.offline, traceId }, options);
}

function wordsOf(status: number): string {
  if (status === 404) return networkText.notFound;
  return status === 429 ? networkText.tooFrequent : networkText.refused;
}
