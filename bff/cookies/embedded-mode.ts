import { limits } from '@/lib/domain/limits/limits';
import { type CookieSetting, cookieName, readCookie, setCookie } from './cookies';

const header = 'x-embedded-mode';
const maxAgeSeconds = limits.embeddedVisitHours * 60 * 60;

type Visit = { url: URL; headers: Headers };

/**
 * NAV-06: whether a page is shown without the product's own frame. The address says so once, a cookie from then on, so that
 * the server renders every page of the visit that way. All tabs with one cookie jar share the visit, since only script could
 * tell tabs apart, and too late; a host app's browser and, where `EMBED_ORIGINS` names the host, a frame have a jar of their
 * own. The sites that may frame the product are another setting (S42).
 */
export function isEmbedded({ url, headers }: Visit, setting: CookieSetting): boolean {
  const requested = url.searchParams.get('embedded');
  return requested === '1' || (requested !== '0' && isRemembered(headers, setting));
}

function isRemembered(headers: Headers, setting: CookieSetting): boolean {
  const cookie = readCookie(headers.get('cookie'), cookieName('embedded', setting));
  return typeof cookie !== 'string' && cookie.value === '1';
}

/** The Set-Cookie line for an address that changes the mode: `embedded=1` begins a visit, `embedded=0` ends it. */
export function rememberEmbedded(visit: Visit, setting: CookieSetting): string | undefined {
  const isOn = isEmbedded(visit, setting);
  if (isOn === isRemembered(visit.headers, setting)) return undefined;
  return setCookie('embedded', isOn ? '1' : '', { ...setting, maxAgeSeconds: isOn ? maxAgeSeconds : 0 });
}

/** The request header by which middleware tells the page; it replaces any header that a browser sent. */
export const embeddedHeader = {
  write: (headers: Headers, isOn: boolean) => headers.set(header, isOn ? '1' : '0'),
  read: (headers: { get(name: string): string | null }) => headers.get(header) === '1',
};
