import { limits } from '@/lib/domain/limits/limits';
import { isScheduleMode, namedScheduleMode, type ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { type CookieSetting, cookieName, readCookie, setCookie } from './cookies';

const schedules: readonly string[] = ['/schedule', '/meeting_days'];
const maxAgeSeconds = limits.rememberedModeDays * 24 * 60 * 60;

/** SCH-05: the mode chosen last in this browser; undefined for an unknown value. */
export function rememberedMode(headers: Headers, setting: CookieSetting): ScheduleMode | undefined {
  const cookie = readCookie(headers.get('cookie'), cookieName('schedule-mode', setting));
  return typeof cookie !== 'string' && isScheduleMode(cookie.value) ? cookie.value : undefined;
}

type Visit = { url: URL; headers: Headers };

/**
 * The Set-Cookie line that remembers the mode of an address; undefined when it is remembered already. The server writes it, so
 * that scripts can reach this cookie no more than any other (S02). The mode of a link to a moment is not remembered (CAL-05).
 */
export function rememberMode({ url, headers }: Visit, setting: CookieSetting): string | undefined {
  const mode = namedScheduleMode(url.searchParams.get('mode'));
  if (!schedules.includes(url.pathname) || url.searchParams.has('targetTime')) return undefined;
  if (!mode || mode === rememberedMode(headers, setting)) return undefined;
  return setCookie('schedule-mode', mode, { ...setting, maxAgeSeconds });
}
