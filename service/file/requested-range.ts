import type { ByteRange } from '../gateways/storage/file-storage';

/**
 * The one range of a `Range` header in a file of `size` bytes; undefined for none, for several and for what cannot be read: the whole
 * file answers then (RFC 9110, 14.2). `outside` where no byte lies in it. Not by range-parser: its first version refuses a suffix that is
 * longer than the file, its second needs a newer Node.js.
 *
 * @example
 * requestedRange('bytes=-3', 10) //=> { start: 7, end: 9 }
 */
export function requestedRange(header: string | null, size: number): ByteRange | 'outside' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : 'outside';
}
