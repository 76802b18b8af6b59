'use client';

import { ThemeProvider } from '@mui/material/styles';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { theme } from '@/components/ui/theme/theme';
import { ToastProvider } from '@/components/ui/toast';
import { browserApi } from '@/lib/client/browser-api';
import { ApiProvider } from '@/lib/query/api-context';
import { createQueryClient } from '@/lib/query/query-client';

/** What every screen needs around it: theme, toast, the typed client and its cache. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={browserApi}>
          <ToastProvider>{children}</ToastProvider>
        </ApiProvider>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
