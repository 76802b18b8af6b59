'use client';

import { CodeAndPasswordFields } from '@/components/account/password/forms/code-and-password-fields';
import { useSetByCode } from '@/components/account/password/forms/use-set-by-code';
import { accountText } from '@/lib/text/zh-cn/account';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import { useCookiesBlocked } from '@/components/credentials/session/cookies';
import { FormEnd } from '@/components/credentials/form-end';
import { MobileField } from '@/components/credentials/mobile-field';
import { NeedsScript } from '../form/needs-script';
import { storeMobile, storedMobileValue } from '@/components/credentials/session/stored-mobile';
import { LazyCookiesNeeded } from '../notices/lazy-cookies-needed';
import type { PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import styles from './forgot-form.module.css';

type Props = { encoding: PasswordEncoding; onDone: () => void };

/** AUTH-11: a new password for the holder of the phone. */
export function ForgotForm({ encoding, onDone }: Props) {
  const { form, isFilled, isBusy, failure, ...fields } = useSetByCode({
    encoding,
    storedValues: storedMobileValue,
    onDone({ mobile }) {
      storeMobile(mobile);
      onDone();
    },
  });
  const mobile = fields.field('mobile');
  const isStuck = useCookiesBlocked();

  return (
    <form {...form} aria-labelledby="forgot-title" className={styles.form}>
      <h1 id="forgot-title" className={styles.title}>
        {accountText.forgotPassword}
      </h1>
      <p className={styles.hint}>{setPasswordText.forgotHint}</p>
      <NeedsScript />
      {isStuck ? <LazyCookiesNeeded /> : null}
      <MobileField {...mobile} />
      <CodeAndPasswordFields {...fields} />
      <FormEnd
        label={isBusy ? setPasswordText.submitting : setPasswordText.submit}
        {...{ isFilled, isBusy, failure }}
      />
      <p className={styles.noCode}>
        {setPasswordText.noCode}
        <a href="/login?mode=sms" onClick={() => storeMobile(mobile.value)}>
          {setPasswordText.bySms}
        </a>
      </p>
      <p className={styles.noCode}>
        {setPasswordText.unregistered}
        <a href="/login?mode=sms" onClick={() => storeMobile(mobile.value)}>
          {setPasswordText.registerNow}
        </a>
      </p>
      {/* Loaded afresh: on the router's way the log-in forgets what was kept for it. */}
      <a href="/login" className={styles.back} onClick={() => storeMobile(mobile.value)}>
        {setPasswordText.backToLogin}
      </a>
    </form>
  );
}
