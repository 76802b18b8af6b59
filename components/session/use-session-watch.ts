'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { clearAllButDrafts, clearLocalData } from '@/lib/client/storage/clear-local-data';
import { enter } from './enter';
import { onSignedOut } from './other-tabs';
import { reload } from '@/components/failures/reload';

/** Clears the screen once its session has ended, although this page itself has made no call. */
export function useSessionWatch(): void {
  const pathname = usePathname();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // The router came here within the page, whose memory still holds what Back would show.
    if (pathname === '/login' && openedAt.current !== '/login') {
      clearAllButDrafts();
      enter(`/login${window.location.search}`);
    }
  }, [pathname]);
  useEffect(
    () =>
      onSignedOut(({ isThis }) => {
        // The tab that logs out is already on its way, possibly to the company's identity provider.
        if (!isThis) leave();
      }),
    [],
  );
  useEffect(() => {
    window.addEventListener('pageshow', askAgain);
    return () => window.removeEventListener('pageshow', askAgain);
  }, []);
}

function leave(): void {
  if (window.location.pathname === '/login') return;
  clearLocalData();
  enter('/login');
}

/** The Back button may restore a page as it was, without a request: also after a log-out or a switch (S12). */
function askAgain({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  document.documentElement.style.visibility = 'hidden';
  reload();
}
