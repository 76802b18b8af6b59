import type { Notifier } from '../kernel/notifier';

/** For a store that only this process uses. */
export function localNotifier(): Notifier {
  const listeners = new Set<(word: string) => void>();
  return {
    publish(word) {
      for (const handler of listeners) handler(word);
    },
    subscribe(handler) {
      listeners.add(handler);
      return () => void listeners.delete(handler);
    },
  };
}
