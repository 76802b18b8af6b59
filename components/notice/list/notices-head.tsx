'use client';

import { Settings } from 'lucide';
import type { ReactNode } from 'react';
import { IconLink } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { Tip } from '@/components/ui/overlay/tip/tip';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { ReadAllNotices } from './read-all-notices';
import styles from './notices-head.module.css';

type Props = {
  /** The heading, in the level that its place needs. */
  children: ReactNode;
  onLeave?: () => void;
};

/** The title of the notices, what reads them all, and the way to their settings. */
export const NoticesHead = ({ children, onLeave }: Props) => (
  <header className={styles.head}>
    {children}
    <ReadAllNotices />
    <Tip text={noticesText.settings}>
      <IconLink href="/settings" aria-label={noticesText.settings} onClick={onLeave}>
        <Icon of={Settings} size={18} />
      </IconLink>
    </Tip>
  </header>
);
