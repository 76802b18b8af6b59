import { ApiError, clientCodes } from '@/lib/client/failures/api-error';
import { needsSession } from '@/lib/contract/endpoint';
import { networkText } from '@/lib/text/zh-cn/network';
import { BreakerOpenError } from './transport/breaker';
import { DeadlineError } from './transport/deadline';
import type { EndpointRow } from './rows/endpoint-rows';
import { UnreadableAnswerError, type ReadAnswer } from './read-service-answer';

/** The failure for the browser when the service refuses: its code and words, but no details of a fault (S38). */
export function refusedByService(
  answer: Extract<ReadAnswer, { ok: false }>,
  { row, traceId, retryAfterSeconds }: { row: EndpointRow; traceId: string; retryAfterSeconds?: number },
): ApiError {
  const { status, code = status * 1_000, message = wordsOf(status), data } = answer;
  const shared = { status, traceId, retryAfterSeconds };
  if (status >= 500) return new ApiError({ ...shared, code, message: wordsOf(status) });
  // With a session a 401 can only mean that its token is dead, whatever its code.
  if (status === 401 && needsSession(row.identity)) {
    return new ApiError({ ...shared, code: 401_000, message: networkText.signedOut });
  }
  return new ApiError({ ...shared, code, message, data });
}

/**
 * The failure for the browser when there is no readable answer, with the trace id (ERR-04, R19–R22). The status names the cause
 * (RFC 9110, 15.6): 504 for no answer in time, 502 for an unreadable one, 503 for an open breaker, which made no call (R24).
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

/** The cause for the log. Foreign errors are logged by their code alone: their words may quote a header (S58). */
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
