import type { Bell } from '../kernel/notifier';

/** For a store that only this process uses. */
export function localBell(): Bell {
  const listeners = new Set<(word: string) => void>();
  return {
    ring(word) {
      for (const heard of listeners) heard(word);
    },
    listen(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
