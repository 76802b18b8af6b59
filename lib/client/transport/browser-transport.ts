import { deadlines } from '@/lib/domain/limits/limits';
import { networkText } from '@/lib/text/zh-cn/network';
import { ApiError, clientCodes } from '../failures/api-error';
import { isNamed, overdue, withDeadline } from './deadline';
import type { Transport } from './transport';

type BrowserTransportOptions = {
  fetch?: typeof globalThis.fetch;
  /** The staff id that this page was opened as; sent along, so that another tab's switch is noticed (R32, SESS-12). */
  expectedStaff?: () => string | undefined;
  /** Called for each call that nothing answered. */
  onUnanswered?: () => void;
};

/** Sends calls to the BFF, with the header that no cross-site page can add (S40). */
export function browserTransport({
  fetch = globalThis.fetch,
  expectedStaff,
  onUnanswered,
}: BrowserTransportOptions = {}): Transport {
  return async ({ method, address, headers, body, signal: callerSignal, streams, keepalive }) => {
    headers.set('x-csrf', '1');
    const staffId = expectedStaff?.();
    if (staffId) headers.set('x-expect-staff', staffId);
    // R31: without a deadline a dead connection blocks the call for as long as the browser likes.
    const isBounded = !streams && !(body instanceof FormData);
    const signal = isBounded ? withDeadline(callerSignal, deadlines.browserMs) : callerSignal;
    try {
      // Called through a variable: fetch refuses to run as the method of another object.
      const options = { method, headers, body, signal, ...(keepalive && { keepalive }) };
      return await fetch(`/bff${address}`, { ...options, credentials: 'same-origin' });
    } catch (cause) {
      if (callerSignal?.aborted) throw cause;
      onUnanswered?.();
      if (isNamed(cause, 'TimeoutError')) throw overdue(cause);
      throw new ApiError(
        { code: clientCodes.network, status: 0, message: networkText.offline, traceId: '' },
        { cause },
      );
    }
  };
}
