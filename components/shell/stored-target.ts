import { limits } from '@/lib/domain/limits';
import { safeReturnTarget } from '@/lib/domain/return-target';
import { systemClock } from '@/lib/time/clock';

const key = 'login-target';

type Stored = Partial<Record<'staffId' | 'to' | 'storedAt', unknown>>;

/** Keeps where somebody was when the session ended, for ways in that cannot carry it in their address (SESS-07, S18). */
export function storeTarget(staffId: string, to: string, now = systemClock.now()): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ staffId, to, storedAt: now }));
  } catch {
    // Storage may be full or blocked; the way back then ends at the schedule.
  }
}

/** S18: what was kept for this very person, once and not for long; a page of ours, or nothing (S17). */
export function takeStoredTarget(staffId: string, now = systemClock.now()): string | undefined {
  const { to, ...stored } = take();
  const age = typeof stored.storedAt === 'number' ? now - stored.storedAt : Infinity;
  if (stored.staffId !== staffId || age > limits.storedTargetMs) return undefined;
  return safeReturnTarget(to, window.location.origin);
}

/** Gone from the storage whatever becomes of it. */
function take(): Stored {
  try {
    const text = window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
