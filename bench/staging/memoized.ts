/** Answers the stored value of the key, or the one that `make` begins now: equal keys share one value. */
export function memoized<Key, Value>(
  cache: Map<Key, Promise<Value>>,
  key: Key,
  make: () => Promise<Value>,
): Promise<Value> {
  const value = cache.get(key) ?? make();
  cache.set(key, value);
  return value;
}
