import { ApiError, clientCodes } from '@/lib/client/failures/api-error';
import { needsSession } from '@/lib/contract/endpoint';
import { networkText } from '@/lib/text/zh-cn/network';
import { BreakerOpenError } from './transport/breaker';
import { DeadlineError } from './transport/deadline';
import type { EndpointRow } from './rows/endpoint-rows';
import { UnreadableAnswerError, type ReadAnswer } from './read-service-answer';

/** What the browser hears of a refusal by the service: its code and words, but nothing of a fault's insides (S38). */
export function refusedByService(
  answer: Extract<ReadAnswer, { ok: false }>,
  { row, traceId, retryAfterSeconds }: { row: EndpointRow; traceId: string; retryAfterSeconds?: number },
): ApiError {
  const { status, code = status * 1_000, message = wordsOf(status), data } = answer;
  const shared = { status, traceId, retryAfterSeconds };
  if (status >= 500) return new ApiError({ ...shared, code, message: wordsOf(status) });
  // With a session a 401 can only mean that its token is dead, whatever number a service gives it.
  if (status === 401 && needsSession(row.identity)) {
    return new ApiError({ ...shared, code: 401_000, message: networkText.signedOut });
  }
  return new ApiError({ ...shared, code, message, data });
}

/**
 * No answer, or none that can be read, becomes one clear error with the trace id (ERR-04, R19–R22). The status tells them
 * apart for the screen (RFC 9110, 15.6): 504 nobody answered, in time or at all; 502 what came cannot be read; 503 nobody
 * was asked, because the breaker is open (R24).
 */
export function notAnswered(cause: unknown, traceId: string): ApiError {
  const options = { cause };
  if (cause instanceof UnreadableAnswerError) {
    const code = clientCodes.unreadable;
    return new ApiError({ code, status: 502, message: networkText.server, traceId }, options);
  }
  if (cause instanceof BreakerOpenError) {
    const { retryAfterSeconds } = cause;
    const open = { code: 503_000, status: 503, message: networkText.server, traceId, retryAfterSeconds };
    return new ApiError(open, options);
  }
  return new ApiError({ code: 504_000, status: 504, message: networkText.offline, traceId }, options);
}

/** Why there is no answer, for the log. Of errors that are not ours the code alone: their words may quote a header (S58). */
export function reasonOf(error: unknown): string {
  if (error instanceof DeadlineError || error instanceof UnreadableAnswerError) return String(error);
  const { name, code, cause } = error as { name?: string; code?: string; cause?: { code?: string } };
  return [name, code ?? cause?.code].join(' ').trim();
}

function wordsOf(status: number): string {
  if (status === 504) return networkText.offline;
  if (status >= 500) return networkText.server;
  if (status === 404) return networkText.notFound;
  return status === 429 ? networkText.tooFrequent : networkText.refused;
}
