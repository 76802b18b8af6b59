'use client';

import { CircleCheck } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import styles from './set-password.module.css';

/** Takes the place of the form, and so the focus, so that it is announced. */
const focus = (element: HTMLElement | null) => element?.focus();

/** The consequences of a changed password elsewhere (S27). */
export function PasswordChanged({ onClose }: { onClose: () => void }) {
  return (
    <section ref={focus} tabIndex={-1} aria-labelledby="password-changed" className={styles.done}>
      <span className={styles.mark} aria-hidden>
        <Icon of={CircleCheck} size={40} />
      </span>
      <h3 id="password-changed">{setPasswordText.passwordSet}</h3>
      <p>{setPasswordText.othersLeft}</p>
      <Button variant="contained" size="large" fullWidth onClick={onClose}>
        {setPasswordText.done}
      </Button>
    </section>
  );
}
