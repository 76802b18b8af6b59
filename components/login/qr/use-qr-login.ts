'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { broadcastIdentity } from '@/components/session/other-tabs';
import { useApi } from '@/lib/query/context/api-context';
import { qrCodeState, shownQrCode } from '@/lib/query/qr-login';
import { useSessionCalls } from '@/lib/query/session';
import { destinationAfterLogin } from '../entering/destination-after-login';
import { openSession } from '@/components/credentials/session/open-session';
import { useEnterAfter } from '../entering/use-enter-after';
import { qrPhase } from './qr-phase';

/** From the code to the session: makes it, watches what the phone does with it, and logs in once it was confirmed (AUTH-06). */
export function useQrLogin({ wanted }: { wanted?: string | undefined }) {
  const api = useApi();
  const session = useSessionCalls();
  const code = useQuery(shownQrCode(session));
  const codeId = code.isFetching ? '' : (code.data?.codeId ?? '');
  const state = useQuery({ ...qrCodeState(api, codeId), enabled: codeId !== '' });
  const login = useMutation({
    mutationFn: async () => {
      const { csrfToken } = await api('GET /api-auth/api/getLoginCsrfToken');
      return openSession(session, () => session.logInByQr(csrfToken));
    },
    onSuccess: ({ identity }) => broadcastIdentity(identity),
  });
  useEnterAfter(login.data && destinationAfterLogin({ ...login.data, wanted }));

  const isConfirmed = codeId !== '' && state.data === 'confirmed';
  const { mutate: logIn, isIdle } = login;
  useEffect(() => {
    if (isConfirmed && isIdle) logIn();
  }, [isConfirmed, isIdle, logIn]);

  return {
    phase: qrPhase({ code, state, login }),
    address: code.data?.address,
    /** Another code; what was said of the last one is over. */
    refresh: () => {
      login.reset();
      void code.refetch();
    },
    /** Repeats the request that got no answer: for the same code, or the first. */
    askAgain: () => void (codeId ? state : code).refetch(),
  };
}
