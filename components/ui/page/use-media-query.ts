'use client';

import { useCallback, useSyncExternalStore } from 'react';

const unknownOnServer = () => false;

/** Whether a media query holds, from the first rendering in the browser on; never on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, unknownOnServer);
}
