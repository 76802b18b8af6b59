'use client';

import { useEffect } from 'react';
import type { RoomFilter } from '@/lib/query/room-keys';
import { useRememberVain } from './remember-vain';

/** Remembers a filter that no room fits, where it asks for a time. */
export function useVainSearch({ freeFrom, freeTo, ...rest }: RoomFilter): void {
  const remember = useRememberVain();
  const others = JSON.stringify(rest);
  useEffect(() => {
    if (freeFrom === undefined || freeTo === undefined) return;
    remember({ filter: { ...(JSON.parse(others) as RoomFilter), freeFrom, freeTo } });
  }, [remember, freeFrom, freeTo, others]);
}
