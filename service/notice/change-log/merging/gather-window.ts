import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import { msPerMinute } from '@/lib/time/instant';

const windowMs = noticeLimits.gatherMinutes * msPerMinute;

/** The window that gathers the events of an instant; its end is when they are due. */
export const gatherWindow = (now: number): { version: number; dueAt: number } => {
  const version = Math.floor(now / windowMs);
  return { version, dueAt: (version + 1) * windowMs };
};
