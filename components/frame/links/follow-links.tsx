'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { usePageRouter } from '@/components/ui/page/router/use-page-router';
import { linkOutOf } from './link-out-of';

type Props = {
  /** Those of `PageLink`, on every page; `all` within the shell: before it there are links that load a page afresh. */
  which: 'pages' | 'all';
};

/**
 * Lets the router follow plain links, as `next/link` does its own: a busy day has hundreds of them, and one listener costs
 * what each of them would. The page of a `PageLink` is fetched ahead once somebody is about to go there, and not for being in sight.
 */
export function FollowLinks({ which }: Props) {
  const router = useRouter();
  const { push } = usePageRouter();
  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const onClick = (event: MouseEvent) => {
      // Answered already: by a view's link, by a menu that closes, or by what keeps the page while there is no server.
      const link = event.defaultPrevented ? undefined : linkOutOf(event);
      if (!link || (which === 'pages' && link.dataset.page === undefined)) return;
      event.preventDefault();
      push(link.href);
    };
    let fetched: string | undefined;
    const onIntent = ({ target }: Event) => {
      const link =
        target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-page="ahead"]') : null;
      if (!link || link.href === fetched) return;
      fetched = link.href;
      router.prefetch(link.href);
    };
    document.addEventListener('click', onClick, { signal });
    if (which === 'pages')
      for (const intent of ['pointerover', 'focusin'])
        document.addEventListener(intent, onIntent, { passive: true, signal });
    return () => end.abort();
  }, [router, push, which]);
  return null;
}
