import { limits } from '@/lib/domain/limits/limits';
import { isScheduleMode, type ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { type CookieSetting, cookieName, readCookie, setCookie } from './cookies';

const schedules: readonly string[] = ['/schedule', '/meeting_days'];
const maxAgeSeconds = limits.rememberedModeDays * 24 * 60 * 60;

/** SCH-05: the mode chosen last in this browser. A word that is not one, which nobody but a person plants, is none. */
export function rememberedMode(headers: Headers, setting: CookieSetting): ScheduleMode | undefined {
  const cookie = readCookie(headers.get('cookie'), cookieName('schedule-mode', setting));
  return typeof cookie !== 'string' && isScheduleMode(cookie.value) ? cookie.value : undefined;
}

type Visit = { url: URL; headers: Headers };

/**
 * The Set-Cookie line that remembers the mode an address asks for, or nothing when there is nothing new to remember. By the
 * server, so that this cookie is like all others out of reach for scripts (S02). A link to a moment chooses once only (CAL-05).
 */
export function rememberMode({ url, headers }: Visit, setting: CookieSetting): string | undefined {
  const mode = url.searchParams.get('mode');
  if (!schedules.includes(url.pathname) || url.searchParams.has('targetTime')) return undefined;
  if (!isScheduleMode(mode) || mode === rememberedMode(headers, setting)) return undefined;
  return setCookie('schedule-mode', mode, { ...setting, maxAgeSeconds });
}
