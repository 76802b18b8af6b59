import { networkText } from '@/lib/text/zh-cn/network';
import { ApiError, clientCodes } from './api-error';
import type { Transport } from './transport';

type BrowserTransportOptions = {
  fetch?: typeof globalThis.fetch;
  /** The staff id that this page was opened as; sent with changes, so that another tab's switch is noticed (R32). */
  expectedStaff?: () => string | undefined;
};

/** Sends calls to the BFF, with the header that no cross-site page can add (S40). */
export function browserTransport({
  fetch = globalThis.fetch,
  expectedStaff,
}: BrowserTransportOptions = {}): Transport {
  return async ({ method, address, headers, body, signal }) => {
    headers.set('x-csrf', '1');
    const staffId = expectedStaff?.();
    if (staffId && method !== 'GET') headers.set('x-expect-staff', staffId);
    try {
      // Called through a variable: fetch refuses to run as the method of another object.
      return await fetch(`/bff${address}`, { method, headers, body, signal, credentials: 'same-origin' });
    } catch (cause) {
      if (signal?.aborted) throw cause;
      throw new ApiError(
        { code: clientCodes.network, status: 0, message: networkText.offline, traceId: '' },
        { cause },
      );
    }
  };
}
