'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useMemo, useState, useTransition } from 'react';
import { beginPage } from './page-under-way';

type Go = { push: (href: string) => void; replace: (href: string) => void };

/** The router's ways to another page, which report the page as under way until it shows (UX-03). */
export function usePageRouter(): Go {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const [href, setHref] = useState<string>();
  useEffect(() => (isPending && href !== undefined ? beginPage(href) : undefined), [isPending, href]);
  return useMemo(() => {
    const go = (way: 'push' | 'replace') => (next: string) => {
      setHref(next);
      startTransition(() => router[way](next));
    };
    return { push: go('push'), replace: go('replace') };
  }, [router]);
}
