import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/toast/toast';
import { createApi } from '@/lib/client/api';
import { browserTransport } from '@/lib/client/transport/browser-transport';
import { createSessionCalls } from '@/lib/client/session-calls';
import { ApiProvider } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { SessionCallsContext } from '@/lib/query/session';

type Options = { fetch?: typeof globalThis.fetch };

/** Renders a component inside everything the product puts around it; only the network is given. */
export function renderApp(ui: ReactNode, { fetch }: Options = {}) {
  const transport = browserTransport({ fetch });
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  const view = render(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={createApi(transport)}>
        <SessionCallsContext value={createSessionCalls(transport)}>
          <ToastProvider>{ui}</ToastProvider>
        </SessionCallsContext>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { ...view, queryClient };
}
