'use client';

import { useMutation } from '@tanstack/react-query';
import { tellIdentity } from '@/components/shell/other-tabs';
import { useApi } from '@/lib/query/api-context';
import { useSessionCalls } from '@/lib/query/session';
import { destinationAfterLogin } from './destination-after-login';
import { logInWithPassword, type PasswordTravel } from './log-in-with-password';
import { loginFailure } from './login-failure';
import { useEnterAfter } from './use-enter-after';

type Options = { travel: PasswordTravel; wanted?: string };

export function usePasswordLogin({ travel, wanted }: Options) {
  const api = useApi();
  const session = useSessionCalls();
  const login = useMutation({
    mutationFn: (credentials: { username: string; password: string }) =>
      logInWithPassword({ api, session }, { ...credentials, ...travel }),
    onSuccess: ({ identity }) => tellIdentity(identity),
  });
  useEnterAfter(login.data && destinationAfterLogin({ next: login.data.next, wanted }));
  return {
    logIn: login.mutate,
    /** What was said about the last try says nothing about what is typed now. */
    forgetFailure: () => {
      if (login.isError) login.reset();
    },
    isBusy: login.isPending || login.isSuccess,
    isDone: login.isSuccess,
    failure: login.error ? loginFailure(login.error) : {},
  };
}
