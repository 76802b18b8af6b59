const pagesReadings = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * Reads once what several calls of one page need: all of them came with one request of a browser. A failed reading is removed,
 * so that a repeated call reads again (R21). `key` names the reading and its reader; without a page each call reads.
 */
export function oncePerPage<T>(
  page: object | undefined,
  { key, read }: { key: string; read: () => Promise<T> },
): Promise<T> {
  if (!page) return read();
  const readings = pagesReadings.get(page) ?? new Map<string, Promise<unknown>>();
  pagesReadings.set(page, readings);
  const pending = readings.get(key) as Promise<T> | undefined;
  if (pending) return pending;
  const reading = read();
  readings.set(key, reading);
  reading.catch(() => readings.delete(key));
  return reading;
}
