const readings = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * What several calls of one page need is read once: all of them came with one request of a browser. The answer is younger than
 * that, or holds still (`kept-answers.ts`). A failure is not kept, so that a call that is repeated asks again (R21). `key` names what is read and for whom.
 */
export function oncePerPage<T>(
  page: object | undefined,
  { key, read }: { key: string; read: () => Promise<T> },
): Promise<T> {
  if (!page) return read();
  const known = readings.get(page) ?? new Map<string, Promise<unknown>>();
  readings.set(page, known);
  const begun = known.get(key) as Promise<T> | undefined;
  if (begun) return begun;
  const reading = read();
  known.set(key, reading);
  reading.catch(() => known.delete(key));
  return reading;
}
