'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { onSignedOut } from '@/components/session/other-tabs';
import { clientKind } from '@/lib/client/analytics/client-kind';
import { createPageViews } from '@/lib/client/analytics/page-views';
import type { EventSource } from '@/lib/contract/report';
import { useApi } from '@/lib/query/context/api-context';

/** The part of the source that configuration says. */
export type AnalyticsSource = Omit<EventSource, 'client'>;

const isSeen = () => document.visibilityState === 'visible';

/** CFG-03: counts which pages are open for how long, without a word of what stands on them. Nothing waits for it, and its failure is silent. */
export function PageViews({ source }: { source: AnalyticsSource }) {
  const api = useApi();
  const pathname = usePathname();
  const [views] = useState(() =>
    createPageViews({
      now: Date.now,
      send: (events) => {
        const body = { ...source, client: clientKind(), events };
        // The browser finishes the call although the page is left.
        api('POST /api-meeting/api/user/events', { body, keepalive: true }).catch(() => undefined);
      },
    }),
  );

  useEffect(() => views.open(pathname, { isSeen: isSeen() }), [views, pathname]);
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onVisibility = () => (isSeen() ? views.show() : views.hide());
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('pagehide', () => views.hide(), { signal });
    // The session is over, and would refuse what waits.
    const forget = onSignedOut(() => views.stop());
    return () => {
      end.abort();
      forget();
    };
  }, [views]);
  return null;
}
