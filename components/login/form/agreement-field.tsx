'use client';

import { useId } from 'react';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import { accountText } from '@/lib/text/zh-cn/account';
import styles from './agreement-field.module.css';

/** Addresses of the three agreements, by configuration (AUTH-10). */
export type AgreementLinks = Record<keyof typeof accountText.agreements, string>;

type Props = {
  links: AgreementLinks;
  checked: boolean;
  error?: string;
  onChange: (checked: boolean) => void;
};

const kinds = ['user', 'privacy', 'service'] as const;

export function AgreementField({ links, checked, error, onChange }: Props) {
  const id = useId();
  return (
    <div className={styles.agreement}>
      <div className={styles.row}>
        <ChoiceMark
          type="checkbox"
          id={id}
          name="agreement"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          className={styles.box}
          aria-invalid={error !== undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={styles.words}>
          <label htmlFor={id}>{accountText.agreement}</label>{' '}
          {kinds.map((kind) => (
            <a key={kind} href={links[kind]} target="_blank" rel="noopener noreferrer">
              {accountText.agreements[kind]}
            </a>
          ))}
        </span>
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}
