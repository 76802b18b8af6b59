import type { ReactNode } from 'react';
import { Footer } from '@/components/frame/footer';
import { Wordmark } from '@/components/frame/top-bar/wordmark';
import { shellText } from '@/lib/text/zh-cn/shell';
import { systemClock } from '@/lib/time/clock';
import styles from './share-frame.module.css';

/** The frame of a page for people without an account: it links nowhere. */
export function ShareFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <header className={styles.head} data-frame>
        <Wordmark title={shellText.title} />
      </header>
      <main className={styles.main}>{children}</main>
      <Footer now={systemClock.now()} />
    </div>
  );
}
