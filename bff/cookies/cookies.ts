import type { SealPurpose } from './seal';

/** The size limit of browsers for one cookie, name and value together; Chromium silently drops a larger one (S05). */
export const maxCookieBytes = 4_096;

const names = {
  session: 'rooms-session',
  'pre-login': 'rooms-pre-login',
  activity: 'rooms-activity',
  'hand-off': 'rooms-hand-off',
  captcha: 'rooms-captcha',
  sso: 'rooms-sso',
  'sso-logout': 'rooms-sso-logout',
  qr: 'rooms-qr',
  wechat: 'rooms-wechat',
  'wechat-binding': 'rooms-wechat-binding',
  door: 'rooms-door',
  'schedule-mode': 'rooms-schedule-mode',
  embedded: 'rooms-embedded',
} satisfies Record<SealPurpose | 'schedule-mode' | 'embedded', string>;

/** The use of a cookie; most of them are sealed. */
type CookiePurpose = keyof typeof names;

/** The deployment settings that cookies depend on. */
export type CookieSetting = {
  /** `ALLOW_INSECURE_HTTP`: browsers would drop the prefix and Secure. */
  insecure: boolean;
  /** `EMBED_ORIGINS`: pages of other sites frame this one, each with cookies of its own (S02, https://github.com/privacycg/CHIPS). */
  framed: boolean;
};

/**
 * The prefix makes browsers insist on Secure, Path=/ and no Domain, so that no sibling host can plant the cookie.
 * Plain-http intranets (`ALLOW_INSECURE_HTTP`) have to do without (S02).
 */
export const cookieName = (purpose: CookiePurpose, { insecure }: Pick<CookieSetting, 'insecure'>): string =>
  insecure ? names[purpose] : `__Host-${names[purpose]}`;

type SetCookieOptions = CookieSetting & { maxAgeSeconds: number };

export function setCookie(purpose: CookiePurpose, value: string, options: SetCookieOptions): string {
  const attributes = ['Path=/', `Max-Age=${options.maxAgeSeconds}`, 'HttpOnly', ...reach(options)];
  return [`${cookieName(purpose, options)}=${value}`, ...attributes].join('; ');
}

/** The attributes that decide which requests carry the cookie. */
function reach({ insecure, framed }: CookieSetting): string[] {
  if (insecure) return ['SameSite=Lax'];
  return framed ? ['SameSite=None', 'Secure', 'Partitioned'] : ['SameSite=Lax', 'Secure'];
}

export const clearCookie = (purpose: CookiePurpose, setting: CookieSetting): string =>
  setCookie(purpose, '', { ...setting, maxAgeSeconds: 0 });

/** Clears every cookie that a session left in a browser; captcha sessions and the room of a screen belong to the browser and stay. */
export const clearCookies = (setting: CookieSetting, { except }: { except?: CookiePurpose } = {}): string[] =>
  (Object.keys(names) as CookiePurpose[])
    .filter((purpose) => !ofBrowser.has(purpose) && purpose !== except)
    .map((purpose) => clearCookie(purpose, setting));

const ofBrowser: ReadonlySet<CookiePurpose> = new Set(['captcha', 'door']);

/** Whether the cookie is small enough for browsers (S05). */
export const fitsBrowser = (purpose: CookiePurpose, value: string, setting: CookieSetting): boolean =>
  cookieName(purpose, setting).length + 1 + value.length <= maxCookieBytes;

/**
 * Reads a cookie from the raw header. A name that comes twice is refused: one of the two was planted, and there is no telling
 * which (S06). Cookie parsers would silently take the first.
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
