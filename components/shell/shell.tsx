import type { ReactNode } from 'react';
import { shellText } from '@/lib/text/zh-cn/shell';
import { ServerClockProvider } from '@/components/ui/server-clock';
import { systemClock } from '@/lib/time/clock';
import { defaultTimeZone } from '@/lib/time/zone';
import { FollowLinks } from './follow-links';
import { Footer } from './footer';
import { PageBoundary } from './page-boundary';
import { PrintHead } from './print-head';
import styles from './shell.module.css';
import { StayWhileOffline } from './stay-while-offline';
import { WarmUp } from './warm-up';
import { TopBar, type TopBarProps } from './top-bar';

type Props = Omit<TopBarProps, 'zone'> & { zone?: string; children: ReactNode };

/** The frame around every screen of a logged-in person. */
export function Shell({ zone = defaultTimeZone, children, ...bar }: Props) {
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip} data-print="hide">
        {shellText.skipToContent}
      </a>
      <StayWhileOffline />
      <FollowLinks which="all" />
      <WarmUp />
      <ServerClockProvider now={systemClock.now()}>
        <TopBar {...bar} zone={zone} />
        <PrintHead companyName={bar.companyName} zone={zone} />
      </ServerClockProvider>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageBoundary>{children}</PageBoundary>
      </main>
      <Footer zone={zone} />
    </div>
  );
}
