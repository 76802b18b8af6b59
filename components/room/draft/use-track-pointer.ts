'use client';

import { useCallback, useRef, type MouseEvent, type PointerEvent } from 'react';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import type { Segment } from '@/lib/domain/room/room-day';
import { alongOf, instantUnder, type Axis, type TrackDay } from '../slot/track';
import { autoScroll } from './auto-scroll';
import { clickedWindow } from './draft-window';
import { follow, type Gesture } from './gesture';
import type { TimeDraft } from './use-draft';

type Options = TrackDay & {
  segments: readonly Segment[];
  /** The draft that lies on this track, which can be moved and resized. */
  draft: TimeDraft | undefined;
  /** Nothing once Esc has dropped it. */
  onDraft: (draft: TimeDraft | undefined) => void;
  /** A click on time that cannot be booked. */
  onRefuse: (instant: number) => void;
  axis?: Axis;
};

type Drag = {
  gesture: Gesture;
  track: HTMLElement;
  pointerId: number;
  byFinger: boolean;
  startX: number;
  startY: number;
  /** Where the pointer was last, on the way that time runs. */
  along: number;
  /** Under way: a mouse has moved, or a finger has rested. */
  isActive: boolean;
  window?: Window;
  /** The window that Esc restores. */
  before: TimeDraft | undefined;
  ended: AbortController;
};

const isOnTrack = ({ target }: MouseEvent<HTMLElement>) => !(target as Element).closest('a, button');
const gripUnder = ({ target }: MouseEvent<HTMLElement>) =>
  (target as Element).closest<HTMLElement>('[data-grip]')?.dataset.grip;

/**
 * Click, drag or long press over free time of one track, and drag of the draft on it. A finger that moves at once scrolls
 * the grid; one that rests picks.
 */
export function useTrackPointer({ segments, draft, onDraft, onRefuse, axis = 'x', ...day }: Options) {
  const trackDay = { ...day, axis };
  const drag = useRef<Drag>(undefined);
  /** The click that follows a drag belongs to it. */
  const swallowsClick = useRef(false);

  function end() {
    drag.current?.ended.abort();
    drag.current = undefined;
  }

  function show(current: Drag) {
    const to = instantUnder(current.along, current.track, trackDay);
    const { window, hint } = follow({ segments, zone: trackDay.zone }, current.gesture, to);
    current.window = window ?? current.window;
    if (!current.window) return;
    const open = current.gesture.kind !== 'new' && (current.before?.open ?? false);
    onDraft({ window: current.window, open, ...(hint && { hint }) });
  }

  function activate(current: Drag) {
    current.isActive = true;
    swallowsClick.current = true;
    current.track.setPointerCapture(current.pointerId);
    window.addEventListener('keydown', dropOnEscape, { capture: true, signal: current.ended.signal });
    autoScroll(current.track, {
      axis,
      along: () => current.along,
      onScroll: () => show(current),
      signal: current.ended.signal,
    });
  }

  function dropOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    // Only the drag: a card that is open keeps what was typed.
    event.stopPropagation();
    event.preventDefault();
    onDraft(drag.current?.before);
    end();
  }

  function pickByLongPress(current: Drag, from: number) {
    const picked = clickedWindow(segments, from);
    if (!picked || current.ended.signal.aborted) return;
    activate(current);
    current.window = picked;
    navigator.vibrate?.(limits.longPressBuzzMs);
    onDraft({ window: picked, open: false });
  }

  const ref = useCallback((track: HTMLElement | null) => {
    // React listens passively, and only a listener that was there before the touch can keep the grid from scrolling.
    const holdStill = (event: TouchEvent) => {
      if (drag.current?.isActive && drag.current.byFinger) event.preventDefault();
    };
    track?.addEventListener('touchmove', holdStill, { passive: false });
    return () => {
      track?.removeEventListener('touchmove', holdStill);
      // Its keys, its timer and its scrolling end with the track they are about.
      drag.current?.ended.abort();
    };
  }, []);

  return {
    ref,
    onPointerDown(event: PointerEvent<HTMLElement>) {
      end();
      swallowsClick.current = false;
      if (event.button !== 0 || !isOnTrack(event)) return;
      const { clientX, clientY, currentTarget: track, pointerId } = event;
      const along = alongOf(event, axis);
      const from = instantUnder(along, track, trackDay);
      const grip = gripUnder(event);
      const byFinger = event.pointerType !== 'mouse';
      const current: Drag = {
        gesture: { kind: 'new', from },
        track,
        pointerId,
        byFinger,
        startX: clientX,
        startY: clientY,
        along,
        isActive: false,
        before: draft,
        ended: new AbortController(),
      };
      drag.current = current;
      // Let go over another row before the drag was under way.
      window.addEventListener('pointerup', end, { signal: current.ended.signal });
      if (grip && draft) {
        const { window: taken } = draft;
        current.gesture =
          grip === 'begin' || grip === 'end'
            ? { kind: grip, window: taken }
            : { kind: 'move', from, window: taken };
      } else if (byFinger) {
        const timer = setTimeout(() => pickByLongPress(current, from), limits.longPressMs);
        current.ended.signal.addEventListener('abort', () => clearTimeout(timer));
      }
    },
    onMouseDown(event: MouseEvent<HTMLElement>) {
      // Moving the draft leaves the focus in its card, where typing goes on.
      if (gripUnder(event)) event.preventDefault();
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const current = drag.current;
      if (!current) return;
      const along = alongOf(event, axis);
      const start = alongOf({ clientX: current.startX, clientY: current.startY }, axis);
      const movedAlong = Math.abs(along - start);
      const moved = Math.max(
        Math.abs(event.clientX - current.startX),
        Math.abs(event.clientY - current.startY),
      );
      if (!current.isActive) {
        if (current.byFinger && current.gesture.kind === 'new') {
          if (moved >= limits.fingerSlopPx) end();
          return;
        }
        // A draft is held from the first step on, so that it is not lost when it is let go over another row.
        const distance = current.gesture.kind === 'new' ? movedAlong : moved;
        if (distance < limits.dragThresholdPx) return;
        activate(current);
      } else if (movedAlong < limits.dragThresholdPx && current.along === start) {
        return;
      }
      current.along = along;
      show(current);
    },
    onPointerUp() {
      const current = drag.current;
      end();
      if (current?.isActive && current.window) onDraft({ window: current.window, open: true });
      else if (current?.isActive && current.gesture.kind === 'new') onRefuse(current.gesture.from);
    },
    onPointerCancel() {
      const current = drag.current;
      end();
      if (current?.isActive) onDraft(current.before);
    },
    onClick(event: MouseEvent<HTMLElement>) {
      const isSwallowed = swallowsClick.current;
      swallowsClick.current = false;
      if (isSwallowed || !isOnTrack(event)) return;
      if (draft && (event.target as Element).closest('[data-draft]'))
        return onDraft({ ...draft, open: true });
      const instant = instantUnder(alongOf(event, axis), event.currentTarget, trackDay);
      const picked = clickedWindow(segments, instant);
      if (picked) onDraft({ window: picked, open: true });
      else onRefuse(instant);
    },
    onContextMenu(event: MouseEvent<HTMLElement>) {
      // The browser's own meaning of a long press, only where it picks time.
      if (drag.current?.byFinger) event.preventDefault();
    },
  };
}
