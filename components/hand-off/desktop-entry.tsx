'use client';

import { useEffect } from 'react';
import { enter } from '@/components/session/enter';
import { broadcastIdentity } from '@/components/session/other-tabs';
import { useToast } from '@/components/ui/toast/toast';
import { enterFromDesktop } from '@/lib/client/desktop/enter-from-desktop';
import { workSdk } from '@/lib/client/desktop/work-sdk';
import { useSessionCalls } from '@/lib/query/session';
import { handOffText } from '@/lib/text/zh-cn/hand-off';

/** Logs in the user of the desktop app, once the app is there (SESS-08). */
export function DesktopEntry({ userId }: { userId?: string }) {
  const session = useSessionCalls();
  const toast = useToast();
  useEffect(() => {
    const sdk = workSdk();
    if (!sdk) return;
    let isGone = false;
    const start = async () => {
      try {
        const entered = await enterFromDesktop({ sdk, session, userId });
        if (!entered || isGone) return;
        broadcastIdentity(entered.identity);
        enter(entered.next === '/schedule' ? `/transfer${targetOfLogIn()}` : entered.next);
      } catch {
        // An existing session stays, and a log-in by hand is still possible.
        if (!isGone) toast(handOffText.desktopFailed, 'error');
      }
    };
    void start();
    return () => {
      isGone = true;
    };
  }, [session, toast, userId]);
  return null;
}

/** The page that was requested before the log-in. */
const targetOfLogIn = () => (window.location.pathname === '/login' ? window.location.search : '');
