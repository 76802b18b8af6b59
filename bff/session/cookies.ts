import type { SealPurpose } from './sealed-session';

/** What browsers keep of one cookie, name and value together; Chromium drops a larger one without a word (S05). */
export const maxCookieBytes = 4_096;

const names = { session: 'rooms-session', 'pre-login': 'rooms-pre-login' } satisfies Record<
  SealPurpose,
  string
>;

/**
 * The prefix makes browsers insist on Secure, Path=/ and no Domain, so that no sibling host can plant the cookie.
 * Plain-http intranets (`ALLOW_INSECURE_HTTP`) have to do without (S02).
 */
export const cookieName = (purpose: SealPurpose, { insecure }: { insecure: boolean }): string =>
  insecure ? names[purpose] : `__Host-${names[purpose]}`;

type SetCookieOptions = { insecure: boolean; maxAgeSeconds: number };

export function setCookie(purpose: SealPurpose, value: string, options: SetCookieOptions): string {
  const attributes = ['Path=/', `Max-Age=${options.maxAgeSeconds}`, 'HttpOnly', 'SameSite=Lax'];
  if (!options.insecure) attributes.push('Secure');
  return [`${cookieName(purpose, options)}=${value}`, ...attributes].join('; ');
}

export const clearCookie = (purpose: SealPurpose, { insecure }: { insecure: boolean }): string =>
  setCookie(purpose, '', { insecure, maxAgeSeconds: 0 });

/**
 * Reads a cookie from the raw header. A name that comes twice is refused: one of the two was planted, and nothing
 * tells which (S06). Cookie parsers would quietly take the first.
 */
export function readCookie(header: string | null, name: string): { value: string } | 'absent' | 'duplicate' {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const equals = pair.indexOf('=');
    return pair.slice(0, equals).trim() === name ? [pair.slice(equals + 1).trim()] : [];
  });
  const [value] = values;
  if (values.length > 1) return 'duplicate';
  return value ? { value } : 'absent';
}
