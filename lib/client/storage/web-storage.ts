type Kind = 'sessionStorage' | 'localStorage';

/**
 * A web storage that never throws. It may be blocked (blocked cookies, a foreign site's frame) or full; `undefined` and `false`
 * say so, `null` is a key without a value.
 */
function webStorage(kind: Kind) {
  const attempt = <R>(work: (storage: Storage) => R): R | undefined => {
    try {
      return work(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    get: (key: string) => attempt((storage) => storage.getItem(key)),
    /** The value as JSON; `undefined` also where it is none. */
    getJson: (key: string) => attempt((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null')),
    /** Answers whether the value is stored. */
    set: (key: string, value: string) => attempt((storage) => (storage.setItem(key, value), true)) ?? false,
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
    keys: () => attempt((storage) => Object.keys(storage)) ?? [],
    clear: () => attempt((storage) => storage.clear()),
  };
}

/** Lives as long as this tab, reloads included. */
export const tabStorage = webStorage('sessionStorage');

/** Shared by all tabs of this browser, and survives it. */
export const browserStorage = webStorage('localStorage');
