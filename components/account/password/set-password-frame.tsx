'use client';

import type { ComponentProps } from 'react';
import { FormEnd } from '@/components/credentials/form-end';
import { shellText } from '@/lib/text/zh-cn/shell';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import styles from './set-password.module.css';

type Props = ComponentProps<'form'> & {
  isFilled: boolean;
  isBusy: boolean;
  failure: string | undefined;
};

/** The end of both versions of the form, below their fields. */
export function SetPasswordFrame({ isFilled, isBusy, failure, children, ...form }: Props) {
  return (
    <form {...form} aria-label={shellText.setPassword} className={styles.form}>
      {children}
      <FormEnd
        label={isBusy ? setPasswordText.submitting : setPasswordText.submit}
        {...{ isFilled, isBusy, failure }}
      />
    </form>
  );
}
