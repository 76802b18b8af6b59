import { decodeSegment } from '@/bff/upstream/rows/decode-segment';

/**
 * Whether a path, as it came over the wire, is absolute, plain ASCII and clear in each of its segments (S31). What lies
 * behind us never gets to read another.
 */
export function isPlainPath(rawPath: string): boolean {
  if (rawPath === '/') return true;
  if (!rawPath.startsWith('/') || notPrintableAscii.test(rawPath)) return false;
  const segments = rawPath.slice(1).split('/');
  // One slash at the end is Next's to redirect; two are an empty segment.
  if (segments.at(-1) === '') segments.pop();
  return segments.every((segment) => decodeSegment(segment) !== undefined);
}

const notPrintableAscii = /[^!-~]/;
