'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { isSignedOut } from '@/lib/client/failures/api-error';
import { clearLocalData } from '@/lib/client/storage/clear-local-data';
import type { createSessionCalls } from '@/lib/client/session-calls';

export type SessionCalls = ReturnType<typeof createSessionCalls>;

export const SessionCallsContext = createContext<SessionCalls | null>(null);

/** The calls about the session itself: the browser's in the product, a fake transport in tests. */
export function useSessionCalls(): SessionCalls {
  const calls = useContext(SessionCallsContext);
  if (!calls) throw new Error('useSessionCalls needs a SessionCallsContext above it');
  return calls;
}

/** Chooses the company identity; everything cached belongs to the former one (SESS-12). */
export function useChooseIdentity() {
  const session = useSessionCalls();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (staffId: string) => session.chooseIdentity(staffId),
    onSuccess: () => queryClient.clear(),
  });
}

/** SESS-06: a session that is already gone counts as logged out. A reading under way would end as 401 and is given up first. */
export function useLogOut() {
  const session = useSessionCalls();
  const queryClient = useQueryClient();
  return useMutation({
    onMutate: () => queryClient.cancelQueries(),
    mutationFn: () =>
      session.logOut().catch((error: unknown) => {
        if (isSignedOut(error)) return { next: '/login' };
        throw error;
      }),
    onSuccess: () => {
      queryClient.clear();
      clearLocalData();
    },
    onError: () => void queryClient.invalidateQueries(),
  });
}
