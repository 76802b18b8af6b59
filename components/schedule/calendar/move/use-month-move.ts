'use client';

import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { peekLinkAt } from '@/components/meeting/peek/peek-link';
import { slotRefusal, type BookingMove } from '@/components/room/move/booking-move';
import { followDrag } from '@/components/room/move/follow-drag';
import { isLetter } from '@/components/ui/keys/is-letter';
import { useToast } from '@/components/ui/toast/toast';
import type { CalendarItem } from '@/lib/contract/schedule';
import type { Moment } from '@/lib/domain/booking/booking-window';
import { movedToDay } from '@/lib/domain/calendar/move-to-day';
import { limits } from '@/lib/domain/limits/limits';
import { moveText } from '@/lib/text/zh-cn/move';
import { addDays, dayOf, type Day } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import { isMovable } from '../../is-movable';

/** A meeting over the day that it would go to. */
export type MonthDrop = { id: string; day: Day; refusal?: string | undefined };

type Options = {
  items: readonly CalendarItem[];
  cells: readonly { day: Day }[];
  staffId: string;
  moment: Moment;
  /** Receives a move once it is let go; without it nothing can be moved. */
  onMove: ((move: BookingMove) => void) | undefined;
};
type Moving = { item: CalendarItem; day: Day; by: 'pointer' | 'keys' };

const dayUnder = ({ clientX, clientY }: { clientX: number; clientY: number }) =>
  document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('td[data-day]')?.dataset.day;

const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -limits.daysPerWeek,
  ArrowDown: limits.daysPerWeek,
};

/** One's own meetings by mouse or by keys to another day of the month, at the same time of the clock. */
export function useMonthMove({ items, cells, staffId, moment, onMove }: Options) {
  const { zone } = moment;
  const showToast = useToast();
  const [moving, setMoving] = useState<Moving>();
  const ended = useRef<AbortController>(undefined);
  const focused = useRef<string>(undefined);
  useEffect(() => () => ended.current?.abort(), []);
  // The line is another element in the cell of another day.
  useLayoutEffect(() => {
    const meetingNo = focused.current;
    if (meetingNo === undefined) return;
    document
      .querySelector<HTMLElement>(`td[data-day] a[href^="/details/${CSS.escape(meetingNo)}?"]`)
      ?.focus();
    if (!moving) focused.current = undefined;
  }, [moving]);

  const canMove = (item: CalendarItem) =>
    isMovable({ ...item, status: item.meetingStatus }, { ...moment, staffId });
  const itemAt = (target: EventTarget | null) => {
    const link = peekLinkAt(target);
    return items.find(({ meetingNo }) => meetingNo === link?.meetingNo);
  };
  const windowOf = ({ item, day }: Moving) => movedToDay(item, day, zone);
  const isSameDay = ({ item, day }: Moving) => dayOf(item.beginTime, zone) === day;

  function refusalOf(move: Moving): string | undefined {
    if (isSameDay(move)) return undefined;
    return slotRefusal(windowOf(move), [], moment);
  }

  function finish(move: Moving) {
    setMoving(undefined);
    if (isSameDay(move)) return;
    const { item } = move;
    const reason = refusalOf(move);
    // The service knows the meeting's rooms, which stay.
    const room = { id: '', name: item.address };
    if (reason) showToast(moveText.refused(reason), 'error');
    else onMove?.({ order: item, room, target: { room, window: windowOf(move) } });
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const item = itemAt(event.target);
    const isInMonth = event.currentTarget.contains(event.target as Element);
    if (!onMove || !item || !isInMonth || event.button !== 0 || event.pointerType === 'touch') return;
    if (!canMove(item)) return;
    let last: Moving | undefined;
    ended.current?.abort();
    ended.current = followDrag(event, {
      onMove: (pointer) => {
        const day = dayUnder(pointer) ?? last?.day ?? dayOf(item.beginTime, zone);
        if (last?.day === day) return;
        last = { item, day, by: 'pointer' };
        setMoving(last);
      },
      onEnd: (isDropped) => {
        if (last && isDropped) finish(last);
        else setMoving(undefined);
      },
    });
  }

  /** Takes the keys of a move; answers whether this was one of them. */
  function onKey(event: KeyboardEvent<HTMLElement>): boolean {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (moving?.by !== 'keys') return pickUp(event);
    const step = keySteps[event.key];
    const day = step === undefined ? undefined : addDays(moving.day, step);
    if (day !== undefined) {
      if (cells.some((cell) => cell.day === day)) setMoving({ ...moving, day });
    } else if (event.key === 'Enter') finish(moving);
    else if (event.key === 'Escape') setMoving(undefined);
    else if (!isLetter(event)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  function pickUp(event: KeyboardEvent<HTMLElement>): boolean {
    const item = itemAt(event.target);
    const isInMonth = event.currentTarget.contains(event.target as Element);
    if (!onMove || !item || !isInMonth || event.key.toLowerCase() !== 'm') return false;
    event.preventDefault();
    if (!canMove(item)) {
      showToast(moveText.notEditable, 'error');
      return true;
    }
    focused.current = item.meetingNo;
    setMoving({ item, day: dayOf(item.beginTime, zone), by: 'keys' });
    return true;
  }

  const refusal = moving && refusalOf(moving);
  const drop: MonthDrop | undefined = moving && { id: moving.item.id, day: moving.day, refusal };
  const slot = moving && `${formatDay(moving.day)} ${formatRange(moving.item, zone)}`;
  return {
    drop,
    /** The meetings with the moved one where it would go. */
    items: moving
      ? items.map((item) => (item.id === moving.item.id ? { ...item, ...windowOf(moving) } : item))
      : items,
    message: slot && moveText.byKeys([slot, refusal].filter(Boolean).join(' ')),
    onPointerDown,
    onKey,
  };
}
