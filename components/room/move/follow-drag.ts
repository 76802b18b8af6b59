import { limits } from '@/lib/domain/limits/limits';
import { alongOf, extentOf, type Axis } from '../slot/track';
import type { MoveKind } from './booking-move';

type Point = { clientX: number; clientY: number };

type Drag = {
  onMove: (pointer: Point) => void;
  /** Let go, or given up by Esc; not after a press that has only clicked. */
  onEnd: (isDropped: boolean) => void;
  /** A finger takes hold by resting; one that moves before has only scrolled. */
  byFinger?: boolean;
};

/** How near to an end of a block the pointer takes that end. */
const edgePx = 7;

/** The part of a block that the pointer takes: all of it, or one end of a block that is long enough to have ends. */
export function kindUnder(
  block: Element,
  pointer: Point,
  { axis = 'x', leastWithEdgesPx = 32 }: { axis?: Axis; leastWithEdgesPx?: number } = {},
): MoveKind {
  const { start, length } = extentOf(block, axis);
  const along = alongOf(pointer, axis);
  if (length < leastWithEdgesPx) return 'move';
  if (along - start <= edgePx) return 'begin';
  return start + length - along <= edgePx ? 'end' : 'move';
}

/** Follows a pressed mouse from the first pixels that are no click any more, or a finger from its rest on, until it is let go or Esc gives it up. */
export function followDrag(start: Point, { onMove, onEnd, byFinger = false }: Drag): AbortController {
  const end = new AbortController();
  const { signal } = end;
  let isActive = false;
  if (byFinger) {
    const takeHold = () => {
      isActive = true;
      navigator.vibrate?.(limits.longPressBuzzMs);
      onMove(start);
    };
    const timer = setTimeout(takeHold, limits.longPressMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  }

  const finish = (isDropped: boolean) => {
    end.abort();
    if (isActive) onEnd(isDropped);
  };
  window.addEventListener(
    'pointermove',
    (pointer) => {
      const { clientX, clientY } = start;
      const moved = Math.max(Math.abs(pointer.clientX - clientX), Math.abs(pointer.clientY - clientY));
      if (!isActive && byFinger) {
        if (moved >= limits.fingerSlopPx) end.abort();
        return;
      }
      if (!isActive && moved < limits.dragThresholdPx) return;
      isActive = true;
      onMove(pointer);
    },
    { signal },
  );
  window.addEventListener(
    'pointerup',
    () => {
      // The click that follows a drag belongs to it, and opens nothing.
      if (isActive) swallowNextClick();
      finish(true);
    },
    { signal },
  );
  window.addEventListener('pointercancel', () => finish(false), { signal });
  window.addEventListener(
    'keydown',
    (key) => {
      if (key.key !== 'Escape' || !isActive) return;
      key.preventDefault();
      key.stopPropagation();
      swallowNextClick();
      finish(false);
    },
    { capture: true, signal },
  );
  return end;
}

/** The click that a drag ends with; a press of its own is another one's. */
function swallowNextClick() {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
      end.abort();
    },
    { capture: true, signal },
  );
  window.addEventListener('pointerdown', () => end.abort(), { capture: true, signal });
}
