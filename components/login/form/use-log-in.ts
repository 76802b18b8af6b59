'use client';

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { LazyGraphicCaptchaField } from '@/components/captcha/graphic/lazy-graphic-captcha-field';
import { broadcastIdentity } from '@/components/session/other-tabs';
import { loadFailureReason } from '@/components/ui/lazy/load-failure-reason';
import { useApi } from '@/lib/query/context/api-context';
import { useSessionCalls } from '@/lib/query/session';
import { assertCookies } from '@/components/credentials/session/cookies';
import { destinationAfterLogin } from '../entering/destination-after-login';
import type { LoggedIn, LoginTools } from '@/components/credentials/session/open-session';
import { useEnterAfter } from '../entering/use-enter-after';
import type { LoginFailure, LoginOperation } from './login-failure';

export type LogInOptions<Input> = {
  operation: LoginOperation;
  /** The calls of this way in. */
  logIn: (tools: LoginTools, input: Input) => Promise<LoggedIn>;
  wanted: string | undefined;
};

type Failed = { failure: LoginFailure; failures: number; isCaptchaNeeded: boolean; before?: LoginFailure };

const untried: Failed = { failure: {}, failures: 0, isCaptchaNeeded: false };

/** The wording of failures, and the field for a captcha that one requires, are loaded once they are needed. */
async function failureOf(operation: LoginOperation, error: unknown): Promise<LoginFailure> {
  try {
    const { loginFailure } = await import('./login-failure');
    const failure = loginFailure(operation, error);
    if (failure.field === 'graphicCaptcha') await LazyGraphicCaptchaField.preload();
    return failure;
  } catch {
    return { message: await loadFailureReason() };
  }
}

/** A log-in from the button to the page behind it; every form shares it. */
export function useLogIn<Input>({ operation, logIn, wanted }: LogInOptions<Input>) {
  const api = useApi();
  const session = useSessionCalls();
  const [failed, setFailed] = useState(untried);
  const login = useMutation({
    mutationFn: async (input: Input) => {
      assertCookies();
      return logIn({ api, session }, input);
    },
    onSuccess: ({ identity }) => broadcastIdentity(identity),
    onError: async (error) => {
      const failure = await failureOf(operation, error);
      setFailed(({ failures, isCaptchaNeeded, before }) => ({
        failure: failure.message === undefined && before ? { ...failure, before } : failure,
        failures: failures + 1,
        // Once required, it stays until a log-in succeeds (AUTH-05).
        isCaptchaNeeded: isCaptchaNeeded || failure.field === 'graphicCaptcha',
      }));
    },
  });
  useEnterAfter(login.data && destinationAfterLogin({ ...login.data, wanted }));
  return {
    ...failed,
    logIn: (input: Input) => {
      setFailed((now) => ({ ...now, failure: {}, before: now.failure }));
      login.mutate(input);
    },
    /** The message about the last try says nothing about the current input. */
    forgetFailure: () => setFailed((now) => ({ ...now, failure: {} })),
    isBusy: login.isPending || login.isSuccess,
    isDone: login.isSuccess,
    isRegistered: login.data?.registered === true,
  };
}
