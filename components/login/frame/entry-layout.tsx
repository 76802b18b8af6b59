import type { ReactNode } from 'react';
import { Footer } from '@/components/frame/footer';
import { Wordmark } from '@/components/frame/top-bar/wordmark';
import { brandText } from '@/lib/text/zh-cn/brand';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './entry-layout.module.css';
import { RoomGridDrawing } from './room-grid-drawing';
import { systemClock } from '@/lib/time/clock';

/** The pages before the shell: the brand on the left where there is room for it, the task on the right. */
export function EntryLayout({ children }: { children: ReactNode }) {
  const { headline, subline } = brandText;
  return (
    <div className={styles.layout}>
      <aside className={styles.brand} aria-label={shellText.title}>
        <Wordmark title={shellText.title} tone="inverse" />
        <div className={styles.promise}>
          <p className={styles.headline}>
            {headline.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <p>{subline}</p>
        </div>
        <RoomGridDrawing />
        <Footer now={systemClock.now()} />
      </aside>
      <div className={styles.side}>
        <header className={styles.phoneBrand}>
          <Wordmark title={shellText.title} />
        </header>
        <main className={styles.main}>{children}</main>
        <div className={styles.phoneFooter}>
          <Footer now={systemClock.now()} />
        </div>
      </div>
    </div>
  );
}
