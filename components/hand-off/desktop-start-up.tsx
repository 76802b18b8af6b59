'use client';

import { useSyncExternalStore } from 'react';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { workSdkReady } from '@/lib/client/desktop/work-sdk';

const LazyDesktopEntry = lazyPart(() => import('./desktop-entry').then(({ DesktopEntry }) => DesktopEntry));

function subscribe(onChange: () => void) {
  window.addEventListener(workSdkReady, onChange);
  return () => window.removeEventListener(workSdkReady, onChange);
}

/** SESS-08: in the desktop app a page begins with the app's user. Anywhere else this renders and loads nothing. */
export function DesktopStartUp(props: { userId?: string }) {
  const isInApp = useSyncExternalStore(
    subscribe,
    () => window.workSdk !== undefined,
    () => false,
  );
  return isInApp ? <LazyDesktopEntry {...props} /> : null;
}
