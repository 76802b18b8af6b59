import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether script runs here by now; the first rendering in the browser must be the server's. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
