import type { RoomHold } from '@/lib/contract/hold';
import { roomHolds } from '@/lib/domain/limits/live-limits';
import type { Clock } from '@/lib/time/clock';
import type { HoldSignal } from '../kernel/notifier';

export type HoldBoard = {
  /** Takes a signal in, and answers what streams show of it: nothing where the person has too many, or this one for too long. */
  put(signal: HoldSignal): RoomHold;
  /** The holds of a company that last. */
  of(companyId: string): RoomHold[];
  clear(): void;
};

/** `since`: its first signal. */
type Entry = { signal: HoldSignal; since: number; endsAt: number };

/** The slots that people of all companies are about to book, as far as this process knows. They are stored nowhere. */
export function createHoldBoard(clock: Clock): HoldBoard {
  // In the order of their ends, because each lasts as long as the others.
  const entries = new Map<string, Entry>();

  function deleteEnded(now: number) {
    for (const [key, { endsAt }] of entries) {
      if (endsAt > now) return;
      entries.delete(key);
    }
  }

  const countOf = ({ companyId, staffId }: HoldSignal) =>
    [...entries.values()].filter(({ signal }) => signal.companyId === companyId && signal.staffId === staffId)
      .length;

  return {
    put(signal) {
      const now = clock.now();
      deleteEnded(now);
      const key = `${signal.companyId} ${signal.roomId} ${signal.staffId}`;
      const since = entries.get(key)?.since ?? now;
      entries.delete(key);
      if (signal.hasEnded || countOf(signal) >= roomHolds.perPerson) return presentHold(signal, 0);
      const entry = { signal, since, endsAt: now + roomHolds.lastMs };
      entries.set(key, entry);
      return presentHold(signal, remainingMs(entry, now));
    },
    of(companyId) {
      const now = clock.now();
      deleteEnded(now);
      return [...entries.values()]
        .filter((entry) => entry.signal.companyId === companyId && remainingMs(entry, now) > 0)
        .map((entry) => presentHold(entry.signal, remainingMs(entry, now)));
    },
    clear: () => entries.clear(),
  };
}

/** An entry stays while it is renewed, so that what was shown for too long does not begin anew. */
const remainingMs = ({ since, endsAt }: Entry, now: number) =>
  Math.max(0, Math.min(endsAt, since + roomHolds.longestMs) - now);

const presentHold = (
  { roomId, staffId, realName, beginTime, endTime }: HoldSignal,
  remainingMs: number,
): RoomHold => ({ roomId, staffId, realName, beginTime, endTime, remainingMs });
