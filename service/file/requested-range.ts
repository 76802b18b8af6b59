import type { ByteRange } from '../gateways/storage/file-storage';

/**
 * The one range of a `Range` header; undefined for several, for one that lies outside and for what cannot be read: a server may
 * answer the whole file then (RFC 9110, 14.2).
 *
 * @example
 * requestedRange('bytes=-3', 10) //=> { start: 7, end: 9 }
 */
export function requestedRange(header: string | null, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : undefined;
}
