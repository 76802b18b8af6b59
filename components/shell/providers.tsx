'use client';

import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { theme } from '@/components/ui/theme/theme';
import { ToastProvider } from '@/components/ui/toast';
import { browserApi, browserSession } from '@/lib/client/browser-api';
import { ApiProvider } from '@/lib/query/api-context';
import { createQueryClient } from '@/lib/query/query-client';
import { SessionCallsContext } from '@/lib/query/session';
import { createSignedOutHandler } from './signed-out';

/** What every screen needs around it: theme, toast, the typed clients and their cache. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient({ onSignedOut: createSignedOutHandler() }));
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={browserApi}>
          <SessionCallsContext value={browserSession}>
            <ToastProvider>{children}</ToastProvider>
          </SessionCallsContext>
        </ApiProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
