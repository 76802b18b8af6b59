import { limits } from '@/lib/domain/limits/limits';
import { safeReturnTarget } from '@/lib/web/return-target';
import { systemClock } from '@/lib/time/clock';
import { storedTargetKey } from './store-target';

type Stored = Partial<Record<'staffId' | 'to' | 'storedAt', unknown>>;

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
    const text = window.sessionStorage.getItem(storedTargetKey);
    window.sessionStorage.removeItem(storedTargetKey);
    const stored: unknown = JSON.parse(text ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
