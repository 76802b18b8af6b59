'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ToastProvider } from '@/components/ui/toast/toast';
import { browserApi, browserSession } from '@/lib/client/browser-api';
import { serverAnswers } from '@/lib/client/server-answers';
import { ApiProvider } from '@/lib/query/context/api-context';
import { FailedCallContext } from '@/lib/query/context/failed-call-context';
import { createQueryClient, failedCall } from '@/lib/query/context/query-client';
import { SessionCallsContext } from '@/lib/query/session';
import { createExits } from '@/components/session/exits';
import { FollowLinks } from './links/follow-links';
import { LazyIdentityChanged } from '@/components/session/lazy-identity-changed';
import { PageBoundary } from '@/components/failures/page-boundary';
import { reload } from '@/components/failures/reload';
import { useIdentityChange } from '@/components/session/use-identity-change';
import { useSchemeOfOtherTabs } from './theme/use-scheme';
import { useSessionWatch } from '@/components/session/use-session-watch';

/** A page of another identity must not stay, even where the dialog about it fails to load. */
async function startOver(): Promise<void> {
  if (await serverAnswers()) reload();
}

type Props = {
  /** Where the work-chat app's own log-in begins, by configuration. */
  workChatLoginUrl?: string;
  children: ReactNode;
};

/** The context of every screen: toast, the typed clients and their cache. */
export function Providers({ workChatLoginUrl, children }: Props) {
  const { changedTo, onIdentityChanged } = useIdentityChange();
  const [{ queryClient, onFailedCall }] = useState(() => {
    const exits = { ...createExits({ workChatLoginUrl }), onIdentityChanged };
    return { queryClient: createQueryClient(exits), onFailedCall: failedCall(exits) };
  });
  useSessionWatch();
  useSchemeOfOtherTabs();
  return (
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={browserApi}>
        <SessionCallsContext value={browserSession}>
          <FailedCallContext value={onFailedCall}>
            <ToastProvider>
              <FollowLinks which="pages" />
              <PageBoundary>{children}</PageBoundary>
              {changedTo ? <LazyIdentityChanged {...changedTo} onClose={() => void startOver()} /> : null}
            </ToastProvider>
          </FailedCallContext>
        </SessionCallsContext>
      </ApiProvider>
    </QueryClientProvider>
  );
}
