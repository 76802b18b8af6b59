'use client';

import { noticesText } from '@/lib/text/zh-cn/notices';
import { NoticeResults } from './list/notice-results';
import { NoticesHead } from './list/notices-head';
import styles from './notices-screen.module.css';

/** The notices as a page of their own. */
export const NoticesScreen = ({ zone }: { zone: string }) => (
  <div className={styles.page}>
    <NoticesHead>
      <h1>{noticesText.title}</h1>
    </NoticesHead>
    <div className={styles.card}>
      <NoticeResults zone={zone} />
    </div>
  </div>
);
