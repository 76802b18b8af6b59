import { parseAccept } from 'hono/utils/accept';

/** The codings of a stored file, the smallest first. */
const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/**
 * The coding that an Accept-Encoding prefers (RFC 9110, section 12.5.3): the one of the highest weight, of equals the smallest.
 * A header that names none of them, or refuses all, gets `identity`.
 */
export function preferredCoding(acceptEncoding = ''): Coding {
  const accepted = parseAccept(acceptEncoding);
  const weightOf = (coding: Coding) =>
    (accepted.find(({ type }) => type.toLowerCase() === coding) ?? accepted.find(({ type }) => type === '*'))
      ?.q ?? 0;
  const highest = Math.max(...codings.map(weightOf));
  return codings.find((coding) => highest > 0 && weightOf(coding) === highest) ?? 'identity';
}
