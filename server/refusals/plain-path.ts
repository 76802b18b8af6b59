import { decodeSegment } from '@/bff/upstream/rows/decode-segment';

/**
 * Whether a raw path is absolute, plain ASCII and unambiguous in each of its segments (S31). No other path reaches Next or the
 * service.
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
