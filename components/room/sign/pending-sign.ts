import { tabStorage } from '@/lib/client/storage/web-storage';
import { limits } from '@/lib/domain/limits/limits';
import { signCodeIn } from '@/lib/domain/room/door/sign-code';
import { systemClock } from '@/lib/time/clock';

const storageKey = 'pending-sign';

type Stored = Partial<Record<'roomId' | 'code' | 'storedAt', unknown>>;

/** Stores the code of a room while its page waits for a log-in, some of which leave this site (SIGN-03). */
export function storePendingSign(roomId: string, code: string, now = systemClock.now()): void {
  tabStorage.set(storageKey, JSON.stringify({ roomId, code, storedAt: now }));
}

/** The code that brought the visitor to a room's page, once: from its address, else from before the log-in. */
export function takeSignCode(roomId: string, now = systemClock.now()): string | undefined {
  const stored = tabStorage.getJson(storageKey) as Stored | null | undefined;
  tabStorage.remove(storageKey);
  const code = signCodeIn(window.location.hash);
  if (code !== undefined) {
    // A reload or a shared address does not sign in again.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    return code;
  }
  const isUsable =
    stored?.roomId === roomId &&
    typeof stored.code === 'string' &&
    typeof stored.storedAt === 'number' &&
    now - stored.storedAt <= limits.storedTargetMs;
  return isUsable ? (stored.code as string) : undefined;
}
