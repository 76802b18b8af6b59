import { QueryClient } from '@tanstack/react-query';

const freshMs = 30_000;

/** Same defaults on the server, where each request has its own client, and in the browser, where there is one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: freshMs },
    },
  });
}
