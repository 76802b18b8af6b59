/**
 * Caches promises by key and coalesces concurrent calls. An entry expires `ttlMs` after its call began, not after its answer
 * came, so that a revoked answer is never trusted for longer. A failure reaches its waiters and is not cached.
 */
export function promiseCache<T>({ ttlMs }: { ttlMs: number }) {
  const entries = new Map<string, Promise<T>>();
  return (key: string, load: () => Promise<T>): Promise<T> => {
    const cached = entries.get(key);
    if (cached) return cached;
    const entry = load();
    entries.set(key, entry);
    const expire = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entry.catch(expire);
    setTimeout(expire, ttlMs).unref();
    return entry;
  };
}
