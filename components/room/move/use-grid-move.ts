'use client';

import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import { isLetter } from '@/components/ui/keys/is-letter';
import { useToast } from '@/components/ui/toast/toast';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { segmentAt } from '@/lib/domain/room/room-gaps';
import { moveText } from '@/lib/text/zh-cn/move';
import { formatRange } from '@/lib/time/format';
import { minutesOfDay } from '@/lib/time/instant';
import { instantOf } from '../grid/columns';
import type { Position } from '../grid/keys/move-cursor';
import type { GridPick, GridRow } from '../grid/rows/grid-row';
import type { Segments } from '../grid/rows/row-segments';
import { bookedAs } from '../slot/blocks/blocks-in-row';
import { instantUnder } from '../slot/track';
import {
  isMovable,
  isSameSlot,
  movedBy,
  moveRefusal,
  type BookingMove,
  type MovableOrder,
} from './booking-move';
import { followDrag, kindUnder } from './follow-drag';

type Options = {
  rows: readonly GridRow[];
  /** The element around the rows. */
  listRef: RefObject<HTMLElement | null>;
  segmentsOf: (row: GridRow) => Segments;
  zone: string;
  now: number;
  /** Receives a move once it is let go; without it nothing can be moved. */
  onMove: ((move: BookingMove) => void) | undefined;
};

type Moving = {
  order: MovableOrder;
  /** The row that it is taken from. */
  from: GridRow;
  to: GridRow;
  window: Window;
  by: 'pointer' | 'keys';
};

const lineAround = (element: Element | null) => element?.closest<HTMLElement>('[data-index]') ?? undefined;

/** Own bookings by mouse, by a finger that rests, or by keys to another time, length or room; whoever lets go at the same place has only clicked. */
export function useGridMove({ rows, listRef, segmentsOf, zone, now, onMove }: Options) {
  const showToast = useToast();
  const [moving, setMoving] = useState<Moving>();
  const ended = useRef<AbortController>(undefined);
  useEffect(() => () => ended.current?.abort(), []);
  /** A finger has taken hold of a booking: it scrolls nothing until it is lifted. */
  const isHeld = useRef(false);

  useEffect(() => {
    // React listens passively, and only a listener that was there before the touch can keep the grid from scrolling.
    const holdStill = (event: TouchEvent) => {
      if (isHeld.current) event.preventDefault();
    };
    const list = listRef.current;
    list?.addEventListener('touchmove', holdStill, { passive: false });
    return () => list?.removeEventListener('touchmove', holdStill);
  }, [listRef]);

  const refusalOf = ({ order, to, window }: Moving) => moveRefusal(order, { window, row: to }, { now, zone });

  function finish(last: Moving) {
    setMoving(undefined);
    const { order, from, to, window } = last;
    const move = { order, room: from.room, target: { room: to.room, window } };
    if (isSameSlot(move)) return;
    const reason = refusalOf(last);
    if (reason) showToast(moveText.refused(reason), 'error');
    else onMove?.(move);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const block = (event.target as Element).closest<HTMLElement>('a[data-order]');
    const line = lineAround(block);
    const from = rows[Number(line?.dataset.index)];
    if (!onMove || !block || !line || !from || event.button !== 0) return;
    const order = bookedAs(block, line, segmentsOf(from))?.order;
    if (!isMovable(order, now)) return;
    const byFinger = event.pointerType !== 'mouse';
    // An end is too narrow for a finger.
    const kind = byFinger ? 'move' : kindUnder(block, event);
    const minutesAt = (x: number, row: GridRow, target: HTMLElement) => {
      const track = target.querySelector('[data-track]') ?? target;
      return minutesOfDay(instantUnder(x, track, { day: row.day, zone }), zone);
    };
    const start = minutesAt(event.clientX, from, line);
    let last: Moving | undefined;
    let target = { row: from, line };
    ended.current?.abort();
    isHeld.current = false;
    ended.current = followDrag(event, {
      byFinger,
      onMove: ({ clientX, clientY }) => {
        isHeld.current = byFinger;
        const under = lineAround(document.elementFromPoint(clientX, clientY));
        const row = rows[Number(under?.dataset.index)];
        if (under && row && kind === 'move') target = { row, line: under };
        const by = minutesAt(clientX, target.row, target.line) - start;
        const window = movedBy(order, target.row, { kind, by, zone });
        last = { order, from, to: target.row, window, by: 'pointer' };
        setMoving(last);
      },
      onEnd: (isDropped) => {
        isHeld.current = false;
        if (last && isDropped) finish(last);
        else setMoving(undefined);
      },
    });
  }

  /** Takes the keys of a move; answers whether this was one of them. */
  function onKey(event: KeyboardEvent, at: Position): boolean {
    if (!moving || moving.by !== 'keys') return takeByKey(event, at);
    const step = { ArrowLeft: -limits.slotMinutes, ArrowRight: limits.slotMinutes }[event.key];
    const rowStep = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step !== undefined) {
      const kind = event.shiftKey ? 'end' : 'move';
      const window = movedBy(moving.window, moving.to, { kind, by: step, zone });
      setMoving({ ...moving, window });
    } else if (rowStep !== undefined) {
      const to = rows[rows.indexOf(moving.to) + rowStep];
      if (to) setMoving({ ...moving, to, window: movedBy(moving.window, to, { kind: 'move', by: 0, zone }) });
    } else if (event.key === 'Enter') finish(moving);
    else if (event.key === 'Escape') setMoving(undefined);
    else {
      if (isLetter(event)) event.preventDefault();
      return event.key !== 'Tab';
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function takeByKey(event: KeyboardEvent, { row, column }: Position): boolean {
    const from = rows[row];
    if (!onMove || event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || !from) return false;
    const segment = segmentAt(segmentsOf(from), instantOf(column, { day: from.day, zone }));
    const order = segment?.order;
    event.preventDefault();
    if (isMovable(order, now)) {
      const { beginTime, endTime } = order;
      setMoving({ order, from, to: from, window: { beginTime, endTime }, by: 'keys' });
    } else showToast(moveText.notEditable, 'error');
    return true;
  }

  const ghost: GridPick | undefined = moving && {
    roomId: moving.to.room.id,
    window: moving.window,
    clash: refusalOf(moving) !== undefined,
    text: formatRange(moving.window, zone),
  };
  return {
    /** Where the booking would go, drawn on its row. */
    ghost,
    isByKeys: moving?.by === 'keys',
    message:
      moving &&
      moveText.byKeys(
        [moving.to.room.name, formatRange(moving.window, zone), refusalOf(moving)].filter(Boolean).join(' '),
      ),
    onPointerDown,
    /** The browser's own meaning of a long press, only where it moves a booking. */
    onContextMenu(event: MouseEvent<HTMLElement>) {
      if (isHeld.current) event.preventDefault();
    },
    onKey,
  };
}
