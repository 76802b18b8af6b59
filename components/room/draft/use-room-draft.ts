'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Room } from '@/lib/contract/room';
import { blink } from '@/components/ui/page/blink';
import type { Window } from '@/lib/domain/booking/booking-window';
import { dayOf } from '@/lib/time/day';
import type { GridRow } from '../grid/rows/grid-row';

/** The state of a draft at the service: on its way there, or in conflict with a booking. */
export type DraftState = 'sending' | 'clash';

/** A booking in the making: sketched while one drags, `open` once its card asks for the rest. */
export type RoomDraft = {
  room: Room;
  window: Window;
  open: boolean;
  state?: DraftState | undefined;
  /** Why it does not reach as far as the pointer, in words. */
  hint?: string;
};

type Drafts = { picked?: RoomDraft | undefined; sketch?: RoomDraft | undefined };

/**
 * The one draft of a grid, what a drag sketches over it, and where the focus goes when it is gone: `grid` is for the
 * `DayGrid`, `card` for the `DraftCard`.
 */
export function useRoomDraft({ rows, zone }: { rows: readonly GridRow[]; zone: string }) {
  const [{ picked, sketch }, setDrafts] = useState<Drafts>({});
  const [state, setState] = useState<DraftState>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const origin = useRef<HTMLElement>(null);
  const isSending = state === 'sending';

  const latest = sketch ?? picked;
  // Back and forward change the days below an open card.
  const row = latest && rows.find((each) => isIn(each, latest, zone));
  const draft = row && latest ? { ...latest, state: sketch ? undefined : state } : undefined;

  const onDraft = useCallback(
    (next: RoomDraft | undefined) => {
      // A draft that is being sent can be neither moved nor dropped.
      if (isSending) return;
      const { activeElement } = document;
      const isInCard = activeElement?.closest('[role="dialog"]');
      if (activeElement instanceof HTMLElement && !isInCard) origin.current = activeElement;
      setDrafts((last) => {
        if (!next) return last.sketch ? { picked: last.picked } : {};
        return next.open ? { picked: next } : { picked: last.picked, sketch: next };
      });
    },
    [isSending],
  );
  const backToOrigin = useCallback(() => origin.current?.focus({ preventScroll: true }), []);
  const onClose = useCallback(() => {
    setDrafts({});
    backToOrigin();
  }, [backToOrigin]);

  const land = useLanding();
  const onBooked = (meetingNo: string) => {
    onClose();
    land(meetingNo);
  };

  return {
    grid: { draft, onDraft, onAnchor: setAnchor },
    card: draft &&
      row && {
        draft,
        row,
        zone,
        anchor,
        onDraft,
        onState: setState,
        onBooked,
        onUndo: backToOrigin,
        onClose,
      },
  };
}

const isIn = ({ room, day }: GridRow, draft: RoomDraft, zone: string) =>
  room.id === draft.room.id && day === dayOf(draft.window.beginTime, zone);

/** Moves the focus onto a meeting's block as soon as the grid shows it. */
function useLanding() {
  const meetingNo = useRef<string>(undefined);
  // After each rendering, because the block comes with one of the next.
  useEffect(() => {
    if (meetingNo.current === undefined) return;
    const address = CSS.escape(`/details/${encodeURIComponent(meetingNo.current)}?`);
    const block = document.querySelector<HTMLElement>(`[data-track] a[href^="${address}"]`);
    if (!block) return;
    meetingNo.current = undefined;
    block.focus({ preventScroll: true });
    blink(block);
  });
  return useCallback((booked: string) => {
    meetingNo.current = booked;
  }, []);
}
