import { useSyncExternalStore } from 'react';

/**
 * Stands in for `next/navigation` where the address is the screen's state: its hook follows window.history and Back as it
 * does in the product.
 *
 * @example
 * jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));
 */
const listeners = new Set<() => void>();
const tell = () => listeners.forEach((listener) => listener());

for (const method of ['pushState', 'replaceState'] as const) {
  const original = window.history[method].bind(window.history);
  window.history[method] = (data, unused, url) => {
    original(data, unused, url);
    tell();
  };
}
window.addEventListener('popstate', tell);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

let last = { search: '', query: new URLSearchParams() };
const snapshot = () => {
  if (last.search !== window.location.search)
    last = { search: window.location.search, query: new URLSearchParams(window.location.search) };
  return last.query;
};

export const useSearchParams = () => useSyncExternalStore(subscribe, snapshot);
export const useRouter = () => ({});
