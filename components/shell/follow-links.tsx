'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { linkOutOf } from './link-out-of';

/**
 * Lets the router follow plain links, as `next/link` does its own: a busy day has hundreds of them, and one listener costs
 * what each of them would.
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      // Answered already: by a `next/link`, by a menu that closes, or by what keeps the page while there is no server.
      const link = event.defaultPrevented ? undefined : linkOutOf(event);
      if (!link) return;
      event.preventDefault();
      router.push(link.href);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
  return null;
}
