import { systemClock } from '@/lib/time/clock';

export const storedTargetKey = 'login-target';

/** Keeps where somebody was when the session ended, for ways in that cannot carry it in their address (SESS-07, S18). */
export function storeTarget(staffId: string, to: string, now = systemClock.now()): void {
  try {
    window.sessionStorage.setItem(storedTargetKey, JSON.stringify({ staffId, to, storedAt: now }));
  } catch {
    // Storage may be full or blocked; the way back then ends at the schedule.
  }
}
