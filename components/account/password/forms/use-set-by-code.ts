'use client';

import { useCaptchaSession } from '@/components/captcha/use-captcha-session';
import type { PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import { useApi } from '@/lib/query/context/api-context';
import { byCodeNames } from '../password-rules';
import { setPasswordByCode } from '../set-password';
import { useNewPasswordForm } from '../use-new-password-form';

type Options = {
  mobile?: string;
  /** The values that the page before stored, where the number is typed. */
  storedValues?: () => { mobile?: string };
  encoding: PasswordEncoding;
  onDone: (set: { mobile: string }) => void;
};

/** The form that sets a password with an SMS code, before the log-in and after it. */
export function useSetByCode({ mobile, storedValues, encoding, onDone }: Options) {
  const api = useApi();
  const sessionOf = useCaptchaSession();
  return useNewPasswordForm({
    names: byCodeNames,
    initial: { ...(mobile !== undefined && { mobile }) },
    storedValues,
    send: (values) => setPasswordByCode({ api, sessionOf, encoding }, values),
    onDone,
  });
}

export type SetByCodeState = ReturnType<typeof useSetByCode>;
