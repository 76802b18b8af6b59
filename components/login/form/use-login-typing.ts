'use client';

import { useState } from 'react';
import type { LoginValues } from './login-fields';

/** What is typed into the log-in page, whichever mode it was typed in. */
export type LoginTyping = {
  values: LoginValues;
  agreement: boolean;
  write: (change: Partial<LoginValues>) => void;
  agree: (agreement: boolean) => void;
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
  const [agreement, agree] = useState(false);
  return { values, agreement, write: (change) => setValues((now) => ({ ...now, ...change })), agree };
}
