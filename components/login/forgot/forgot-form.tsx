'use client';

import { CodeAndPasswordFields } from '@/components/account/password/code-and-password-fields';
import { useSetByCode } from '@/components/account/password/use-set-by-code';
import { Button } from '@/components/ui/controls/button';
import { accountText } from '@/lib/text/zh-cn/account';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import { MobileField } from '../form/mobile-field';
import { NeedsScript } from '../form/needs-script';
import { keepMobile } from '../kept-mobile';
import type { PasswordTravel } from '../password/log-in-with-password';
import styles from './forgot-form.module.css';

type Props = { travel: PasswordTravel; onDone: () => void };

/** AUTH-11: a new password for whoever holds the phone. */
export function ForgotForm({ travel, onDone }: Props) {
  const { form, isFilled, isBusy, failure, faultyField, ...fields } = useSetByCode({
    travel,
    onDone({ mobile }) {
      keepMobile(mobile);
      onDone();
    },
  });
  const { onChange: change, ...mobile } = fields.bareField('mobile');

  return (
    <form {...form} aria-labelledby="forgot-title" className={styles.form}>
      <h1 id="forgot-title" className={styles.title}>
        {accountText.forgotPassword}
      </h1>
      <p className={styles.hint}>{setPasswordText.forgotHint}</p>
      <NeedsScript />
      <MobileField
        {...mobile}
        change={change}
        action={
          faultyField === 'mobile' ? (
            <a href="/login?mode=sms" onClick={() => keepMobile(mobile.value)}>
              {accountText.registerNow}
            </a>
          ) : null
        }
      />
      <CodeAndPasswordFields {...fields} />
      <Button
        type="submit"
        variant="contained"
        size="large"
        fullWidth
        disabled={!isFilled}
        aria-busy={isBusy}
      >
        {isBusy ? setPasswordText.submitting : setPasswordText.submit}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      {/* Loaded afresh: on the router's way the log-in forgets what was kept for it. */}
      <a href="/login" className={styles.back}>
        {setPasswordText.backToLogin}
      </a>
    </form>
  );
}
