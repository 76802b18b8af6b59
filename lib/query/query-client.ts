import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isSignedOut } from '@/lib/client/api-error';

const freshMs = 30_000;
const retryBaseMs = 300;
const retryJitterMs = 500;

/** ERR-01: without a network a call fails at once and says so; by default it would wait unseen and go out later. */
const networkMode = 'always';

type Options = {
  /** Called for each call that finds the session gone; they come in bunches. */
  onSignedOut?: () => void;
};

/** R21: a read that nothing, or only a broken server, answered is tried once more. */
function mayRetry(failures: number, error: Error): boolean {
  const isServer = typeof window === 'undefined';
  return (
    !isServer && failures === 0 && error instanceof ApiError && (error.status === 0 || error.status >= 502)
  );
}

/** Same defaults on the server, where each request has its own client, and in the browser, where there is one. */
export function createQueryClient({ onSignedOut }: Options = {}): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOut(error)) onSignedOut?.();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        networkMode,
        staleTime: freshMs,
        retry: mayRetry,
        // Spread out, so that many pages do not come back at the same moment.
        retryDelay: () => retryBaseMs + Math.random() * retryJitterMs,
      },
      mutations: { networkMode },
    },
  });
}
