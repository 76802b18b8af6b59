import { tabStorage } from '@/lib/client/storage/web-storage';
import { limits } from '@/lib/domain/limits/limits';
import { safeReturnTarget } from '@/lib/web/return-target';
import { systemClock } from '@/lib/time/clock';
import { storedTargetKey } from './store-target';

type Stored = Partial<Record<'staffId' | 'to' | 'storedAt', unknown>>;

/** S18: the target that was stored for this account, once and within its expiry; a page of this product, or nothing (S17). */
export function takeStoredTarget(staffId: string, now = systemClock.now()): string | undefined {
  const { to, ...stored } = take();
  const age = typeof stored.storedAt === 'number' ? now - stored.storedAt : Infinity;
  if (stored.staffId !== staffId || age > limits.storedTargetMs) return undefined;
  return safeReturnTarget(to, window.location.origin);
}

/** Removes the entry even where it cannot be used. */
function take(): Stored {
  const stored = tabStorage.getJson(storedTargetKey);
  tabStorage.remove(storedTargetKey);
  return typeof stored === 'object' && stored !== null ? stored : {};
}
