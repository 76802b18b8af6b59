'use client';

import { Check } from 'lucide';
import { DocumentButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { identityText } from '@/lib/text/zh-cn/identity';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import styles from './forgot-form.module.css';

/** Takes the place of the form, and so the focus, so that it is announced. */
const focus = (element: HTMLElement | null) => element?.focus();

export function PasswordSet() {
  return (
    <section ref={focus} tabIndex={-1} aria-labelledby="password-set" className={styles.done}>
      <span className={styles.mark} aria-hidden>
        <Icon of={Check} size={28} />
      </span>
      <h1 id="password-set" className={styles.title}>
        {setPasswordText.passwordSet}
      </h1>
      <p className={styles.hint}>{setPasswordText.useNewPassword}</p>
      <DocumentButton href="/login?mode=password" variant="contained" size="large" fullWidth>
        {identityText.enterNow}
      </DocumentButton>
    </section>
  );
}
