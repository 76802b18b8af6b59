'use client';

import { useEffect } from 'react';
import { enter } from '@/components/session/enter';
import type { Destination } from './destination-after-login';

/** Enters a page once it is known and its delay is over; leaving the screen first calls it off. */
export function useEnterAfter({ path, delayMs = 0 }: Partial<Destination> = {}): void {
  useEffect(() => {
    if (path === undefined) return;
    const timer = setTimeout(() => enter(path), delayMs);
    return () => clearTimeout(timer);
  }, [path, delayMs]);
}
