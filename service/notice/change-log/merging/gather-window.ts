import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { msPerMinute } from '@/lib/time/instant';

const windowMs = noticeLimits.gatherMinutes * msPerMinute;

/** The window that gathers the events of an instant; they are due at its end, or when a meeting begins within it that they prepare. */
export function gatherWindow(now: number, beginsAt = now): { version: number; dueAt: number } {
  const version = Math.floor(now / windowMs);
  const end = (version + 1) * windowMs;
  return { version, dueAt: beginsAt > now ? Math.min(end, beginsAt) : end };
}
