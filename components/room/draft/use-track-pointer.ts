'use client';

import { useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Window } from '@/lib/domain/booking-window';
import type { Room } from '@/lib/contract/room';
import type { Segment } from '@/lib/domain/room-day';
import { clickedWindow, draggedWindow } from './draft-window';
import { instantUnder, type TrackDay } from '../slot/track';
import type { RoomDraft } from './use-room-draft';

type Options = TrackDay & {
  room: Room;
  segments: readonly Segment[];
  /** Nothing once Esc has dropped it. */
  onDraft: (draft: RoomDraft | undefined) => void;
  /** A click on time that cannot be booked. */
  onRefuse: (instant: number) => void;
};

type Drag = { from: number; startX: number; window?: Window; dropped?: boolean; ended: AbortController };

/** A mouse only begins to drag after a few pixels, or no click would ever stay one. */
const dragThresholdPx = 4;

const isOnTrack = (event: MouseEvent<HTMLElement>) => !(event.target as Element).closest('a, button');

/** Click or drag over free time of one room. Fingers scroll, so they only click. */
export function useTrackPointer({ room, segments, onDraft, onRefuse, ...trackDay }: Options) {
  const drag = useRef<Drag>(undefined);

  function endDrag() {
    const ended = drag.current;
    ended?.ended.abort();
    drag.current = undefined;
    return ended;
  }

  function dropOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !drag.current) return;
    drag.current.dropped = true;
    onDraft(undefined);
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      endDrag();
      if (event.pointerType !== 'mouse' || event.button !== 0 || !isOnTrack(event)) return;
      const ended = new AbortController();
      const from = instantUnder(event.clientX, event.currentTarget, trackDay);
      drag.current = { from, startX: event.clientX, ended };
      window.addEventListener('keydown', dropOnEscape, { signal: ended.signal });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (!current || current.dropped || Math.abs(event.clientX - current.startX) < dragThresholdPx) return;
      const to = instantUnder(event.clientX, event.currentTarget, trackDay);
      const picked = draggedWindow(segments, { from: current.from, to });
      if (!picked) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      current.window = picked;
      onDraft({ room, window: picked, open: false });
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const dragged = endDrag();
      if (dragged?.dropped || !isOnTrack(event)) return;
      const instant = instantUnder(event.clientX, event.currentTarget, trackDay);
      const picked = dragged?.window ?? clickedWindow(segments, instant);
      if (picked) onDraft({ room, window: picked, open: true });
      else onRefuse(instant);
    },
    onPointerCancel: endDrag,
  };
}
