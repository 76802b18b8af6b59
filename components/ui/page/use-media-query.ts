'use client';

import { useCallback, useSyncExternalStore } from 'react';

const unknownOnServer = () => false;

/** Whether a media query holds, from the first rendering in the browser on; never on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (tell: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', tell);
      return () => list.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, unknownOnServer);
}
