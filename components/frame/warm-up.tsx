'use client';

import { useEffect } from 'react';
import { preloadLazyParts } from '@/components/ui/lazy/lazy-part';

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Preloads lazy parts at the first sign of a user, so that the first click does not wait; not while the page loads. */
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
