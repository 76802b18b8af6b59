'use client';

import { useImperativeHandle, useRef, type Ref } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { accountInput, checkMobile } from '@/lib/domain/account/account-rules';
import { limits } from '@/lib/domain/limits/limits';
import { accountText, type AccountMessage } from '@/lib/text/zh-cn/account';
import { entryText } from '@/lib/text/zh-cn/entry';
import type { CodeType } from './sent-codes';
import styles from './sms-code-field.module.css';
import { useSendCode } from './use-send-code';

type Props = {
  /** To whom the code goes. */
  mobile: string;
  /** 5 log-in, 3 password. */
  type: CodeType;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** The number is none to send a code to. */
  onMobileFault: (fault: AccountMessage) => void;
  /** Asks for a code, as the button does. */
  askRef?: Ref<() => void>;
};

/** The code from a text message, with the button that asks for one. Needs a `ServerClockProvider` above it. */
export function SmsCodeField({ mobile, type, value, error, onChange, onMobileFault, askRef }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const code = useSendCode({ mobile, type, onSent: () => input.current?.focus() });

  useImperativeHandle(askRef, () => ask);

  function ask() {
    if (code.secondsLeft || code.isSending) return;
    const fault = checkMobile(mobile);
    if (fault) onMobileFault(fault);
    else code.send();
  }

  return (
    <>
      <Field
        ref={input}
        label={accountText.fields.smsCode}
        name="smsCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        error={error ?? code.failure}
        hint={code.isSent ? sentText[type] : undefined}
        onChange={(event) => {
          if (code.failure) code.forget();
          onChange(accountInput.smsCode(event.target.value));
        }}
        end={
          <Button
            size="small"
            className={styles.button}
            disabled={Boolean(code.secondsLeft)}
            aria-busy={code.isSending}
            onClick={ask}
          >
            {labelOf(code.secondsLeft)}
          </Button>
        }
      />
      {code.dialog}
    </>
  );
}

/** A code for a password is sent to nobody but who has an account. */
const sentText: Record<CodeType, string> = {
  [limits.captchaCodeTypeLogin]: entryText.codeSent,
  [limits.captchaCodeTypePassword]: entryText.codeSentIfKnown,
};

function labelOf(secondsLeft: number | undefined): string {
  if (secondsLeft === undefined) return accountText.getCode;
  return secondsLeft > 0 ? accountText.codeCountdown(secondsLeft) : accountText.getCodeAgain;
}
