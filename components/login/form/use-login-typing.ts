'use client';

import { useFormKit } from '@/components/ui/form/use-form-kit';
import { loginRules, type LoginValues } from './login-fields';

/** The input of the log-in page, shared by all modes. */
export type LoginTyping = ReturnType<typeof useLoginTyping>;

const empty: LoginValues = {
  mobile: '',
  account: '',
  smsCode: '',
  password: '',
  confirmPassword: '',
  privilegedPassword: '',
  graphicCaptcha: '',
  agreement: false,
};

/** Above the modes, so that what is typed in one is there in the next (AUTH-09). */
export function useLoginTyping() {
  const form = useFormKit({ initial: empty, rules: loginRules });
  return {
    form,
    agreement: form.values.agreement,
    agree: (agreement: boolean) => form.change({ agreement }),
    /** A missing tick is reported beside its box, whichever part of the page requires it (AUTH-10). */
    agreementError: form.errorOf('agreement'),
    askAgreement: () => void form.check(['agreement']),
  };
}
