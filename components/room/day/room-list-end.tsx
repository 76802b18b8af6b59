'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';

type Props = { loading: boolean; onReach: () => void };

/** Loads the next page when it comes into sight; a button, so that it can also be asked for (ROOM-01). */
export function RoomListEnd({ loading, onReach }: Props) {
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
      {loading ? roomGridText.loadingMore : roomGridText.loadMore}
    </Button>
  );
}
