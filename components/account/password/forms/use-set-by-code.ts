'use client';

import { useCaptchaSession } from '@/components/captcha/use-captcha-session';
import type { PasswordTravel } from '@/components/credentials/sealing/send-passwords';
import { useApi } from '@/lib/query/context/api-context';
import { byCodeRules } from '../password-rules';
import { setPasswordByCode } from '../set-password';
import { useNewPasswordForm } from '../use-new-password-form';

type Options = {
  mobile?: string;
  /** Kept by the page before, where the number is typed. */
  begin?: () => { mobile: string | undefined };
  travel: PasswordTravel;
  onDone: (set: { mobile: string }) => void;
};

/** The form that sets a password with an SMS code, before the log-in and after it. */
export function useSetByCode({ mobile, begin, travel, onDone }: Options) {
  const api = useApi();
  const sessionOf = useCaptchaSession();
  return useNewPasswordForm<keyof typeof byCodeRules>({
    rules: byCodeRules,
    given: { mobile },
    begin,
    send: (values) => setPasswordByCode({ api, sessionOf, travel }, values),
    onDone,
  });
}

export type SetByCodeState = ReturnType<typeof useSetByCode>;
