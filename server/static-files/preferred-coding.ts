import { parseAccept } from 'hono/utils/accept';

/** What a file of the build is kept in, the smallest first. */
const codings = ['br', 'gzip', 'identity'] as const;

export type Coding = (typeof codings)[number];

/**
 * The coding that an Accept-Encoding asks for (RFC 9110, section 12.5.3): the one of the highest weight, of equals the smallest.
 * Who names none of them, or refuses all, gets the file as it is.
 */
export function preferredCoding(acceptEncoding = ''): Coding {
  const accepted = parseAccept(acceptEncoding);
  const weightOf = (coding: Coding) =>
    (accepted.find(({ type }) => type.toLowerCase() === coding) ?? accepted.find(({ type }) => type === '*'))
      ?.q ?? 0;
  const highest = Math.max(...codings.map(weightOf));
  return codings.find((coding) => highest > 0 && weightOf(coding) === highest) ?? 'identity';
}
