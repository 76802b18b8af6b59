'use client';

import { useEffect, useRef } from 'react';
import { commonText } from '@/lib/text/zh-cn/common';
import { Button } from './button';

type Props = { loading: boolean; onReach: () => void };

/** The end of a list that pages: loads the next page when it comes into sight, and is a button for those who do not scroll. */
export function LoadMore({ loading, onReach }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!ref.current || loading) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReach();
      },
      { rootMargin: '240px 0px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [loading, onReach]);

  return (
    <Button ref={ref} color="inherit" size="small" disabled={loading} onClick={onReach}>
      {loading ? commonText.loading : commonText.loadMore}
    </Button>
  );
}
