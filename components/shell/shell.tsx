import type { ReactNode } from 'react';
import { shellText } from '@/lib/text/zh-cn/shell';
import { Footer } from './footer';
import styles from './shell.module.css';
import { StayWhileOffline } from './stay-while-offline';
import { TopBar, type TopBarProps } from './top-bar';

type Props = TopBarProps & { zone?: string; children: ReactNode };

/** The frame around every screen of a logged-in person. */
export function Shell({ zone, children, ...bar }: Props) {
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip}>
        {shellText.skipToContent}
      </a>
      <StayWhileOffline />
      <TopBar {...bar} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer zone={zone} />
    </div>
  );
}
