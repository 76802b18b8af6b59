'use client';

import { useEffect } from 'react';
import { enter } from '@/components/shell/enter';
import { tellIdentity } from '@/components/shell/other-tabs';
import { useToast } from '@/components/ui/toast';
import { workSdk, workSdkReady } from '@/lib/client/desktop/work-sdk';
import { useSessionCalls } from '@/lib/query/session';
import { handOffText } from '@/lib/text/zh-cn/hand-off';

/** SESS-08: in the desktop app a page begins with who uses the app. Anywhere else this is nothing at all, and loads nothing. */
export function DesktopStartUp({ userId }: { userId?: string }) {
  const session = useSessionCalls();
  const toast = useToast();
  useEffect(() => {
    let isGone = false;
    const start = async () => {
      const sdk = workSdk();
      if (!sdk) return;
      try {
        const { enterFromDesktop } = await import('@/lib/client/desktop/enter-from-desktop');
        const entered = await enterFromDesktop({ sdk, session, userId });
        if (!entered || isGone) return;
        tellIdentity(entered.identity);
        enter(entered.next === '/schedule' ? `/transfer${targetOfLogIn()}` : entered.next);
      } catch {
        // Whoever is logged in stays so, and anybody may still log in by hand.
        if (!isGone) toast(handOffText.desktopFailed, 'error');
      }
    };
    if (workSdk()) void start();
    else window.addEventListener(workSdkReady, start, { once: true });
    return () => {
      isGone = true;
      window.removeEventListener(workSdkReady, start);
    };
  }, [session, toast, userId]);
  return null;
}

/** The page that somebody was on the way to, who was sent to log in. */
const targetOfLogIn = () => (window.location.pathname === '/login' ? window.location.search : '');
