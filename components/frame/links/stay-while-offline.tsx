'use client';

import { useEffect } from 'react';
import { useToast } from '@/components/ui/toast/toast';
import { checkConnection } from '@/lib/client/connection';
import { errorText } from '@/lib/text/zh-cn/errors';
import { linkOutOf } from './link-out-of';

/**
 * R31: without a network, or without a server behind it, a click on a link would end on the browser's own error page, and
 * what is typed here with it. The page stays and says why. Views of the same screen read from the cache, so they go on.
 */
export function StayWhileOffline() {
  const toast = useToast();
  useEffect(() => {
    let isCutOff = false;
    let checked: string | undefined;

    const leaveFor = async (address: string) => {
      isCutOff = !(await checkConnection());
      if (isCutOff) return toast(errorText.offline, 'error');
      checked = address;
      window.location.assign(address);
    };
    const onClick = (event: MouseEvent) => {
      const link = linkOutOf(event);
      // The router follows a link without loading a page only as long as it gets its answers. One that it could not follow
      // it takes for left already, and would not even try again.
      if (!link || (navigator.onLine && !isCutOff)) return;
      // Before the router and the browser look: neither follows a link whose click is already answered.
      event.preventDefault();
      void leaveFor(link.href);
    };
    const onNavigate = (event: NavigateEvent) => {
      const address = event.destination.url;
      if (address === checked || !isFallback(event)) return;
      event.preventDefault();
      void leaveFor(address);
    };

    document.addEventListener('click', onClick, { capture: true });
    // Where a browser does not have it yet, the first click without a server still ends on the browser's page.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    navigation?.addEventListener('navigate', onNavigate);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      navigation?.removeEventListener('navigate', onNavigate);
    };
  }, [toast]);
  return null;
}

/**
 * Whether the router, which got no answer, is about to load the page it was to show. Then it adds an entry to the history
 * or loads its own address. To replace this page by another one is `enter`, which leaves whatever the server does: the
 * session is gone, and so must be what is on the screen.
 */
function isFallback(event: NavigateEvent): boolean {
  const { destination, navigationType, cancelable, userInitiated, downloadRequest } = event;
  if (!cancelable || userInitiated || downloadRequest !== null || destination.sameDocument) return false;
  if (new URL(destination.url).origin !== window.location.origin) return false;
  const isThisPage = destination.url === window.location.href;
  return navigationType === 'push' || (navigationType === 'replace' && isThisPage);
}
