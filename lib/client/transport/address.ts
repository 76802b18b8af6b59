/** The value of one parameter: repeated values repeat the name. */
type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

/**
 * Puts parameters into a path template, each one percent-encoded on its own.
 *
 * @example
 * fillPath('/api/user/rooms/{id}', { id: 'a/b' }) //=> '/api/user/rooms/a%2Fb'
 */
export function fillPath(template: string, params: Record<string, unknown> = {}): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(params[name] ?? '');
    // A dot segment survives encodeURIComponent and would climb out of the template once a URL parser sees it.
    if (value === '' || value === '.' || value === '..') {
      throw new TypeError(`"${value}" is no value for {${name}} of ${template}`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * A query string with its question mark, or nothing.
 *
 * @example
 * queryString({ pageNo: 1, areaIds: ['a', 'b'], keyword: undefined }) //=> '?pageNo=1&areaIds=a&areaIds=b'
 */
export function queryString(query: Record<string, unknown> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as Record<string, QueryValue>)) {
    if (value === undefined) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size > 0 ? `?${search}` : '';
}
