'use client';

import { useCaptchaSession } from '@/components/captcha/use-captcha-session';
import type { PasswordTravel } from '@/components/login/password/log-in-with-password';
import { useApi } from '@/lib/query/api-context';
import { byCodeRules } from './password-rules';
import { setPasswordByCode } from './set-password';
import { useNewPasswordForm } from './use-new-password-form';

type Options = { mobile?: string; travel: PasswordTravel; onDone: (set: { mobile: string }) => void };

/** The form that sets a password with an SMS code, before the log-in and after it. */
export function useSetByCode({ mobile, travel, onDone }: Options) {
  const api = useApi();
  const sessionOf = useCaptchaSession();
  return useNewPasswordForm<keyof typeof byCodeRules>({
    rules: byCodeRules,
    given: { mobile },
    send: (values) => setPasswordByCode({ api, sessionOf, travel }, values),
    onDone,
  });
}

export type SetByCodeState = ReturnType<typeof useSetByCode>;
