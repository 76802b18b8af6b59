import type { ReactNode } from 'react';
import { PageLink } from '@/components/ui/links/page-link';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './entry-frame.module.css';
import { Footer } from './footer';
import { Wordmark } from './top-bar/wordmark';
import { systemClock } from '@/lib/time/clock';

/** The quiet frame of pages that stand before or beside the shell. */
export function EntryFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.head} data-frame>
        <PageLink href="/schedule" className={styles.home}>
          <Wordmark title={shellText.title} />
        </PageLink>
      </header>
      <main className={styles.main}>{children}</main>
      <Footer now={systemClock.now()} />
    </div>
  );
}
