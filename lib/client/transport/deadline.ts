import { networkText } from '@/lib/text/zh-cn/network';
import { ApiError, clientCodes } from '../failures/api-error';

/** DOMExceptions have names, and in some realms are no Errors. */
export const isNamed = (cause: unknown, name: string): boolean =>
  typeof cause === 'object' && cause !== null && 'name' in cause && cause.name === name;

/** The failure of a call that took too long. */
export const overdue = (cause: unknown): ApiError =>
  new ApiError(
    { code: clientCodes.overdue, status: 504, message: networkText.offline, traceId: '' },
    { cause },
  );

/** The caller's signal and a total deadline in one; it ends in an error named `TimeoutError`. */
export function withDeadline(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const deadline = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, deadline]) : deadline;
}
