'use client';

import { useCallback, useState } from 'react';
import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking-window';

/** A booking in the making: sketched while one drags, `open` once its card asks for the rest. */
export type RoomDraft = {
  room: Room;
  window: Window;
  open: boolean;
  /** What the service has of it: it is on its way there, or somebody else holds the time. */
  state?: 'sending' | 'clash';
  /** Why it does not reach as far as the pointer, in words. */
  hint?: string;
};

export function useRoomDraft() {
  const [draft, setDraft] = useState<RoomDraft>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const drop = useCallback(() => setDraft(undefined), []);
  const markClash = useCallback(
    (clash: boolean) =>
      setDraft((last) => {
        if (!last) return last;
        const { room, window, open } = last;
        return { room, window, open, ...(clash && { state: 'clash' }) };
      }),
    [],
  );
  return { draft, setDraft, drop, markClash, anchor, setAnchor };
}
