import type { RoomHold } from '@/lib/contract/hold';
import { roomHolds } from '@/lib/domain/limits/live-limits';
import type { Clock } from '@/lib/time/clock';
import type { HoldSignal } from '../kernel/notifier';

export type HoldBoard = {
  /** Takes a signal in, and answers what streams show of it. */
  put(signal: HoldSignal): RoomHold;
  /** The holds of a company that last. */
  of(companyId: string): RoomHold[];
  clear(): void;
};

type Entry = { signal: HoldSignal; endsAt: number };

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

  return {
    put(signal) {
      const now = clock.now();
      deleteEnded(now);
      const key = `${signal.companyId} ${signal.roomId} ${signal.staffId}`;
      entries.delete(key);
      if (signal.hasEnded) return presentHold(signal, 0);
      entries.set(key, { signal, endsAt: now + roomHolds.lastMs });
      return presentHold(signal, roomHolds.lastMs);
    },
    of(companyId) {
      const now = clock.now();
      deleteEnded(now);
      return [...entries.values()].flatMap(({ signal, endsAt }) =>
        signal.companyId === companyId ? presentHold(signal, endsAt - now) : [],
      );
    },
    clear: () => entries.clear(),
  };
}

const presentHold = (
  { roomId, staffId, realName, beginTime, endTime }: HoldSignal,
  remainingMs: number,
): RoomHold => ({ roomId, staffId, realName, beginTime, endTime, remainingMs });
