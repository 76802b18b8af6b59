import { tabStorage } from '@/lib/client/storage/web-storage';
import { systemClock } from '@/lib/time/clock';

export const storedTargetKey = 'login-target';

/** Stores the page on which a session ended, for log-ins that cannot carry it in their address (SESS-07, S18). */
export function storeTarget(staffId: string, to: string, now = systemClock.now()): void {
  tabStorage.set(storedTargetKey, JSON.stringify({ staffId, to, storedAt: now }));
}
