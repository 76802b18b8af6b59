/**
 * S31: what decodes to a separator, a percent sign, a `;` or a control character would be read again, differently, by a
 * server behind us (measured: catch-all parameters arrive decoded); empty and dot segments would be collapsed by one.
 */
const ambiguous = /[/\\;%\u0000-\u001f\u007f]/;

/** One segment of a path as it came over the wire, decoded once; undefined when it means different things to different readers. */
export function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    return ['', '.', '..'].includes(decoded) || ambiguous.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
