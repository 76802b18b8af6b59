/**
 * S31: a separator, a percent sign, a `;` or a control character after decoding would be decoded again, differently, by a
 * server behind us (measured: catch-all parameters arrive decoded); empty and dot segments would be collapsed by one.
 */
const ambiguous = /[/\\;%\u0000-\u001f\u007f]/;

/** Decodes one segment of a raw path once; undefined when servers may read it differently. */
export function decodeSegment(segment: string): string | undefined {
  try {
    const decoded = decodeURIComponent(segment);
    return ['', '.', '..'].includes(decoded) || ambiguous.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}
