'use client';

import { useEffect } from 'react';
import { preloadLazyParts } from '@/components/ui/lazy/lazy-part';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Brings what opens later as soon as somebody is there, so that the first click does not wait; not while the page arrives. */
export function WarmUp() {
  useEffect(() => {
    const end = new AbortController();
    const warmUp = () => {
      end.abort();
      void preloadLazyParts();
    };
    for (const sign of signs) window.addEventListener(sign, warmUp, { passive: true, signal: end.signal });
    return () => end.abort();
  }, []);
  return null;
}
