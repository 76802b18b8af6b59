'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { isSameSlot, movedBy, slotRefusal, type BookingMove } from '@/components/room/move/booking-move';
import { followDrag, kindUnder } from '@/components/room/move/follow-drag';
import { instantUnder } from '@/components/room/slot/track';
import { isLetter } from '@/components/ui/keys/is-letter';
import { useToast } from '@/components/ui/toast/toast';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { moveText } from '@/lib/text/zh-cn/move';
import { dayOf, type Day } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import { minutesOfDay } from '@/lib/time/instant';
import { isMovable } from '../../is-movable';

type Options = {
  records: readonly ScheduleRecord[];
  /** The days that a meeting can be moved to by keys. */
  days: readonly Day[];
  staffId: string;
  zone: string;
  now: number;
  /** Receives a move once it is let go; without it nothing can be moved. */
  onMove: ((move: BookingMove) => void) | undefined;
};

type Moving = { record: ScheduleRecord; window: Window; by: 'pointer' | 'keys' };

/** A block with less height has no ends that a pointer could take. */
const leastWithEdgesPx = 22;

const columnAround = (element: Element | null) => element?.closest<HTMLElement>('[data-day]') ?? undefined;

/** Own meetings by mouse or by keys to another time, day or length; whoever lets go at the same place has only clicked. */
export function useWeekMove({ records, days, staffId, zone, now, onMove }: Options) {
  const showToast = useToast();
  const [moving, setMoving] = useState<Moving>();
  const ended = useRef<AbortController>(undefined);
  useEffect(() => () => ended.current?.abort(), []);

  const refusalOf = (window: Window) => slotRefusal(window, [], { now, zone });
  const movableNo = (meetingNo: string | undefined) =>
    records.find(
      ({ meeting }) => meeting.meetingNo === meetingNo && isMovable(meeting, { staffId, now, zone }),
    );

  function finish({ record: { meeting }, window }: Moving) {
    setMoving(undefined);
    // Its rooms go along: the service knows them, and the address is their name.
    const room = { id: '', name: meeting.address };
    const move = { order: meeting, room, target: { room, window } };
    if (isSameSlot(move)) return;
    const reason = refusalOf(window);
    if (reason) showToast(moveText.refused(reason), 'error');
    else onMove?.(move);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const block = (event.target as Element).closest<HTMLElement>('a[data-meeting]');
    const column = columnAround(block);
    const from = column?.dataset.day;
    if (!onMove || !block || !column || !from || event.button !== 0 || event.pointerType === 'touch') return;
    const record = movableNo(block.dataset.meeting);
    if (!record) return;
    const kind = kindUnder(block, event, { axis: 'y', leastWithEdgesPx });
    const minutesAt = (y: number, day: Day, track: Element) =>
      minutesOfDay(instantUnder(y, track, { day, zone, axis: 'y' }), zone);
    const start = minutesAt(event.clientY, from, column);
    let last: Moving | undefined;
    let target = { day: from, column };
    ended.current?.abort();
    ended.current = followDrag(event, {
      onMove: ({ clientX, clientY }) => {
        const under = columnAround(document.elementFromPoint(clientX, clientY));
        const day = under?.dataset.day;
        if (under && day && kind === 'move') target = { day, column: under };
        const by = minutesAt(clientY, target.day, target.column) - start;
        last = { record, window: movedBy(record.meeting, target, { kind, by, zone }), by: 'pointer' };
        setMoving(last);
      },
      onEnd: (isDropped) => {
        if (last && isDropped) finish(last);
        else setMoving(undefined);
      },
    });
  }

  /** Takes the keys of a move; answers whether this was one of them. */
  function onKey(event: KeyboardEvent, meetingNo: string | undefined): boolean {
    if (!moving || moving.by !== 'keys') return takeByKey(event, meetingNo);
    const step = { ArrowUp: -limits.slotMinutes, ArrowDown: limits.slotMinutes }[event.key];
    const dayStep = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const day = dayOf(moving.window.beginTime, zone);
    if (step !== undefined) {
      const kind = event.shiftKey ? 'end' : 'move';
      setMoving({ ...moving, window: movedBy(moving.window, { day }, { kind, by: step, zone }) });
    } else if (dayStep !== undefined) {
      const next = days[days.indexOf(day) + dayStep];
      if (next)
        setMoving({
          ...moving,
          window: movedBy(moving.window, { day: next }, { kind: 'move', by: 0, zone }),
        });
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

  function takeByKey(event: KeyboardEvent, meetingNo: string | undefined): boolean {
    // On free time the letter means the month.
    if (meetingNo === undefined || event.key.toLowerCase() !== 'm' || !isLetter(event)) return false;
    event.preventDefault();
    if (!onMove) return true;
    const record = movableNo(meetingNo);
    if (!record) {
      showToast(moveText.notEditable, 'error');
      return true;
    }
    const { beginTime, endTime } = record.meeting;
    setMoving({ record, window: { beginTime, endTime }, by: 'keys' });
    return true;
  }

  const refusal = moving && refusalOf(moving.window);
  return {
    /** Where the meeting would go. */
    moving: moving && {
      meetingNo: moving.record.meeting.meetingNo,
      window: moving.window,
      isRefused: refusal !== undefined,
    },
    message:
      moving &&
      moveText.byKeys(
        [formatDay(dayOf(moving.window.beginTime, zone)), formatRange(moving.window, zone), refusal]
          .filter(Boolean)
          .join(' '),
      ),
    onPointerDown,
    onKey,
  };
}
