'use client';

import { X, type IconNode } from 'lucide';
import { useState, type ReactNode } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { IconButton } from '../controls/icon-button';
import { Icon } from '../layout/icon';
import styles from './notice-card.module.css';

type Props = {
  icon: IconNode;
  tone: 'warning' | 'good';
  title: string;
  /** One line below the title. */
  children: ReactNode;
  /** Below it all: what can be done, at the far end. */
  end: ReactNode;
  onClose: () => void;
};

/** Something that has happened elsewhere and can be acted on; stays until it is closed or over. */
export function NoticeCard({ icon, tone, title, children, end, onClose }: Props) {
  // A title that counts down would interrupt a screen reader every minute.
  const [announced] = useState(title);
  return (
    <section className={styles.notice} data-tone={tone} aria-label={title}>
      <Icon of={icon} size={20} className={styles.icon} />
      <div className={styles.words}>
        <strong role={title === announced ? 'status' : undefined}>{title}</strong>
        <p>{children}</p>
      </div>
      <IconButton size="small" aria-label={commonText.close} onClick={onClose}>
        <Icon of={X} size={16} />
      </IconButton>
      <div className={styles.end}>{end}</div>
    </section>
  );
}

/** The place of notices, above the page and below dialogs and toasts. */
export const NoticeStack = ({ children }: { children: ReactNode }) => (
  <div className={styles.stack} data-print="hide">
    {children}
  </div>
);
