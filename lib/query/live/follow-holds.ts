import type { QueryClient } from '@tanstack/react-query';
import type { RoomHold } from '@/lib/contract/hold';
import { holdKeys } from '@/lib/query/hold-keys';

export type LiveHolds = {
  show: (hold: RoomHold) => void;
  /** Takes all of them off the page. */
  end: () => void;
};

/** Keeps the slots that colleagues are about to book in the query cache, each until it ends. */
export function followHolds(queryClient: QueryClient): LiveHolds {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  function write(change: (holds: readonly RoomHold[]) => readonly RoomHold[]) {
    queryClient.setQueryData<readonly RoomHold[]>(holdKeys.all, (holds = []) => change(holds));
  }

  function remove({ roomId, staffId }: RoomHold) {
    write((holds) => holds.filter((hold) => hold.roomId !== roomId || hold.staffId !== staffId));
  }

  return {
    show(hold) {
      const key = `${hold.roomId} ${hold.staffId}`;
      clearTimeout(timers.get(key));
      timers.delete(key);
      if (hold.remainingMs <= 0) return remove(hold);
      write((holds) => [
        ...holds.filter(({ roomId, staffId }) => roomId !== hold.roomId || staffId !== hold.staffId),
        hold,
      ]);
      const timer = setTimeout(() => {
        timers.delete(key);
        remove(hold);
      }, hold.remainingMs);
      timers.set(key, timer);
    },
    end() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
      write(() => []);
    },
  };
}
