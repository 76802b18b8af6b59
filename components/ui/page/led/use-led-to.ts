'use client';

import { useEffect, useEffectEvent } from 'react';
import { leadTo } from './lead-to';

const acts = ['pointerdown', 'keydown'];

/**
 * Leads to the thing that an address names, once for each `at`, as soon as the thing is on the page; whoever has begun to do something
 * else by then is left alone.
 */
export function useLedTo(at: string | undefined, selectorOf: (at: string) => string): void {
  const lead = useEffectEvent((name: string) => leadTo(selectorOf(name)));
  useEffect(() => {
    if (at === undefined || lead(at)) return;
    const end = new AbortController();
    const observer = new MutationObserver(() => {
      if (lead(at)) end.abort();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    end.signal.addEventListener('abort', () => observer.disconnect());
    for (const act of acts) window.addEventListener(act, () => end.abort(), { signal: end.signal });
    return () => end.abort();
  }, [at]);
}
