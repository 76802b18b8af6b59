/**
 * Whether a path, still as it came over the wire, may mean another path to somebody behind us (S31): encoded slashes,
 * backslashes, control characters and dots, double encoding, `;` parameters, empty and dot segments, broken UTF-8.
 */
export function hasUnsafePath(rawPath: string): boolean {
  if (!rawPath.startsWith('/') || unsafeCharacters.test(rawPath) || unsafeEncodings.test(rawPath))
    return true;
  const segments = rawPath.slice(1).split('/');
  // One slash at the end is Next's to redirect; two are an empty segment.
  if (segments.length > 1 && segments.at(-1) === '') segments.pop();
  return segments.length > 1 || segments[0] !== '' ? segments.some(isUnsafeSegment) : false;
}

const unsafeCharacters = /[\\;\u0000-\u0020\u007f-\uffff]/;
const unsafeEncodings = /%(?:2f|5c|[01][0-9a-f]|7f|25(?:2f|2e|5c))/i;

function isUnsafeSegment(segment: string): boolean {
  try {
    const decoded = decodeURIComponent(segment);
    return decoded === '' || decoded === '.' || decoded === '..';
  } catch {
    return true;
  }
}
