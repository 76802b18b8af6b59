import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isIdentityChanged, isIdentityMissing, isSignedOut } from '@/lib/client/failures/api-error';

const freshMs = 30_000;
const retryBaseMs = 300;
const retryJitterMs = 500;

/** ERR-01: without a network a call fails at once and says so; by default it would wait unseen and go out later. */
const networkMode = 'always';

export type Exits = {
  /** Called for each call that finds the session gone; they come in bunches. */
  onSignedOut?: () => void;
  /** The same for calls that find the person's place in the company gone. */
  onIdentityMissing?: () => void;
  /** The same for calls that find another identity in the session than the page's. */
  onIdentityChanged?: () => void;
};

/**
 * R21: a read that did not get through to our own server is retried once. An answer of the server itself stands: it
 * has retried where that may help, and waiting a second deadline would keep the message from the screen (R19).
 */
function mayRetry(failures: number, error: Error): boolean {
  const isServer = typeof window === 'undefined';
  return !isServer && failures === 0 && error instanceof ApiError && error.status === 0;
}

/** The effect of a failed call on the whole page. */
export const failedCall =
  ({ onSignedOut, onIdentityMissing, onIdentityChanged }: Exits) =>
  (error: Error): void => {
    if (isSignedOut(error)) onSignedOut?.();
    if (isIdentityMissing(error)) onIdentityMissing?.();
    if (isIdentityChanged(error)) onIdentityChanged?.();
  };

/** Same defaults on the server, where each request has its own client, and in the browser, where there is one. */
export function createQueryClient(exits: Exits = {}): QueryClient {
  const onError = failedCall(exits);
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: freshMs,
        // R31: failed and stale queries are read again when the network is back; by default not in this network mode.
        refetchOnReconnect: true,
        retry: mayRetry,
        // Spread out, so that many pages do not come back at the same moment.
        retryDelay: () => retryBaseMs + Math.random() * retryJitterMs,
      },
      mutations: { networkMode },
    },
  });
}
