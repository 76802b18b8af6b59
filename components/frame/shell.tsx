'use client';

import type { ReactNode } from 'react';
import { shellText } from '@/lib/text/zh-cn/shell';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { defaultTimeZone } from '@/lib/time/zone';
import { type AnalyticsSource, PageViews } from '@/components/analytics/page-views';
import { KeptHelp } from '@/components/help/kept-help';
import { ShortcutKeys } from '@/components/help/keys/shortcut-keys';
import { Chatbot, type ChatbotSetting } from './chatbot/chatbot';
import { FollowLinks } from './links/follow-links';
import { Footer } from './footer';
import { PageBoundary } from '@/components/failures/page-boundary';
import { PrintHead } from './print-head';
import { OfflineBanner } from './signs/offline-banner';
import { PageProgress } from './signs/page-progress';
import styles from './shell.module.css';
import { useThemeOfChoices } from './theme/use-theme-of-choices';
import { StayWhileOffline } from './links/stay-while-offline';
import { WarmUp } from './warm-up';
import { TopBar, type TopBarProps } from './top-bar/top-bar';

type Props = Omit<TopBarProps, 'zone'> & {
  /** The server's time. */
  now: number;
  zone?: string;
  /** The source of page views; without it none are counted. */
  analytics?: AnalyticsSource | undefined;
  chatbot?: ChatbotSetting | undefined;
  /** The help page, which stays when it is left. */
  help?: ReactNode;
  children: ReactNode;
};

/**
 * The frame around every screen of a logged-in person. One part of the browser's, so that a page sends its few facts instead of
 * each element once as HTML and once more as data.
 */
export function Shell({ now, zone = defaultTimeZone, analytics, chatbot, help, children, ...bar }: Props) {
  useThemeOfChoices();
  return (
    <div className={styles.shell}>
      <a href="#main" className={styles.skip} data-print="hide">
        {shellText.skipToContent}
      </a>
      <StayWhileOffline />
      <FollowLinks which="all" />
      <WarmUp />
      <ShortcutKeys />
      {analytics ? <PageViews source={analytics} /> : null}
      {chatbot ? <Chatbot {...chatbot} /> : null}
      <ServerClockProvider now={now}>
        <TopBar {...bar} zone={zone} />
        <PrintHead companyName={bar.companyName} zone={zone} />
        <OfflineBanner zone={zone} />
      </ServerClockProvider>
      <main id="main" tabIndex={-1} className={styles.main}>
        <PageProgress />
        <PageBoundary>{children}</PageBoundary>
        <KeptHelp>
          <PageBoundary>{help}</PageBoundary>
        </KeptHelp>
      </main>
      <Footer now={now} zone={zone} />
    </div>
  );
}
