/**
 * Lets an answer of the service count for a moment; who asks meanwhile shares it, by key. The moment begins with the question,
 * so that nothing which the service has taken back is believed for longer. A failure counts for those who wait for it only.
 */
export function promiseCache<T>({ ttlMs }: { ttlMs: number }) {
  const answers = new Map<string, Promise<T>>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = answers.get(key);
    if (known) return known;
    const asked = ask();
    answers.set(key, asked);
    const forget = () => {
      if (answers.get(key) === asked) answers.delete(key);
    };
    asked.catch(forget);
    setTimeout(forget, ttlMs).unref();
    return asked;
  };
}
