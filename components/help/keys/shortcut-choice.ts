import { useSyncExternalStore } from 'react';
import { browserStorage } from '@/lib/client/storage/web-storage';

const storageKey = 'keys-shortcut';
const off = 'off';
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether ? opens the list of keys. It can be switched off, because some people speak to their computer (WCAG 2.1.4). */
export const isShortcutOn = (): boolean => browserStorage.get(storageKey) !== off;

/** The same with a way to change it, in this browser. */
export function useShortcutChoice(): [isOn: boolean, choose: (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, isShortcutOn, () => true);
  return [
    isOn,
    (chosen) => {
      if (chosen) browserStorage.remove(storageKey);
      else browserStorage.set(storageKey, off);
      listeners.forEach((listener) => listener());
    },
  ];
}
