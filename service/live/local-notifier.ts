import type { Notifier } from '../kernel/notifier';

/** For a store that only this process uses. */
export function localNotifier(): Notifier {
  const listeners = new Set<(word: string) => void>();
  return {
    publish(word) {
      for (const heard of listeners) heard(word);
    },
    subscribe(heard) {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },
  };
}
