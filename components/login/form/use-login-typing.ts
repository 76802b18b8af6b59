'use client';

import { useState } from 'react';
import { accountMessages } from '@/lib/text/zh-cn/account';
import type { LoginValues } from './login-fields';

/** What is typed into the log-in page, whichever mode it was typed in. */
export type LoginTyping = {
  values: LoginValues;
  agreement: boolean;
  write: (change: Partial<LoginValues>) => void;
  agree: (agreement: boolean) => void;
  /** Somebody went on without the tick: told beside its box, whoever asked for it (AUTH-10). */
  agreementFault: string | undefined;
  askAgreement: () => void;
};

const empty: LoginValues = {
  mobile: '',
  account: '',
  smsCode: '',
  password: '',
  confirmPassword: '',
  privilegedPassword: '',
  graphicCaptcha: '',
};

/** Above the modes, so that what was typed in one is there in the next (AUTH-09). */
export function useLoginTyping(): LoginTyping {
  const [values, setValues] = useState(empty);
  const [agreement, setAgreement] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return {
    values,
    agreement,
    write: (change) => setValues((now) => ({ ...now, ...change })),
    agree(ticked) {
      setAgreement(ticked);
      setAsked(false);
    },
    agreementFault: isAsked ? accountMessages.agreementRequired : undefined,
    askAgreement: () => setAsked(true),
  };
}
