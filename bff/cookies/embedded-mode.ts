import { limits } from '@/lib/domain/limits/limits';
import { type CookieSetting, cookieName, readCookie, setCookie } from './cookies';

const header = 'x-embedded-mode';
const maxAgeSeconds = limits.embeddedVisitHours * 60 * 60;

type Visit = { url: URL; headers: Headers };

/**
 * NAV-06: whether a page shows itself without the product's own frame. The address says so once, a cookie from then on, so that
 * the first byte of every page of the visit knows it. All tabs that share a cookie jar share the visit, since only script could tell
 * tabs apart, and too late; a host app's browser and, where `EMBED_ORIGINS` names the host, a frame have a jar of their own.
 * Who may frame the product is another matter (S42).
 */
export function isEmbedded({ url, headers }: Visit, setting: CookieSetting): boolean {
  const asked = url.searchParams.get('embedded');
  return asked === '1' || (asked !== '0' && isRemembered(headers, setting));
}

function isRemembered(headers: Headers, setting: CookieSetting): boolean {
  const cookie = readCookie(headers.get('cookie'), cookieName('embedded', setting));
  return typeof cookie !== 'string' && cookie.value === '1';
}

/** The Set-Cookie line for an address that says something new of it: `embedded=1` begins a visit, `embedded=0` ends it. */
export function rememberEmbedded(visit: Visit, setting: CookieSetting): string | undefined {
  const isOn = isEmbedded(visit, setting);
  if (isOn === isRemembered(visit.headers, setting)) return undefined;
  return setCookie('embedded', isOn ? '1' : '', { ...setting, maxAgeSeconds: isOn ? maxAgeSeconds : 0 });
}

/** How the page learns what middleware found out, over whatever a browser may have sent. */
export const embeddedHeader = {
  write: (headers: Headers, isOn: boolean) => headers.set(header, isOn ? '1' : '0'),
  read: (headers: { get(name: string): string | null }) => headers.get(header) === '1',
};
