'use client';

import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/controls/button';
import { shellText } from '@/lib/text/zh-cn/shell';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import styles from './set-password.module.css';

type Props = ComponentProps<'form'> & {
  isFilled: boolean;
  isBusy: boolean;
  failure: string | undefined;
};

/** What both versions of the form have below their fields. */
export function SetPasswordFrame({ isFilled, isBusy, failure, children, ...form }: Props) {
  return (
    <form {...form} aria-label={shellText.setPassword} className={styles.form}>
      {children}
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
    </form>
  );
}
