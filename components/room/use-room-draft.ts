'use client';

import { useCallback, useState } from 'react';
import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking-window';

/** A booking in the making: sketched while one drags, `open` once its card asks for the rest. */
export type RoomDraft = { room: Room; window: Window; open: boolean; clash?: boolean };

export function useRoomDraft() {
  const [draft, setDraft] = useState<RoomDraft>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const drop = useCallback(() => setDraft(undefined), []);
  const markClash = useCallback((clash: boolean) => setDraft((last) => last && { ...last, clash }), []);
  return { draft, setDraft, drop, markClash, anchor, setAnchor };
}
