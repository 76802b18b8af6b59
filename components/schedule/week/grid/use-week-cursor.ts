'use client';

import { useState, type KeyboardEvent } from 'react';
import { clickedWindow, draggedWindow } from '@/components/room/draft/draft-window';
import type { TimeDraft } from '@/components/room/draft/use-draft';
import { useToast } from '@/components/ui/toast/toast';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { nextSlot } from '@/lib/domain/booking/booking-window';
import { bookableDay } from '@/lib/domain/calendar/week/bookable-day';
import { limits } from '@/lib/domain/limits/limits';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf, type Day } from '@/lib/time/day';
import { formatTime } from '@/lib/time/format';
import { firstInstantAt, minutesOfDay, minutesPerDay, minutesPerHour } from '@/lib/time/instant';

type Options = {
  records: readonly ScheduleRecord[];
  zone: string;
  now: number;
  draft: TimeDraft | undefined;
  onDraft: (draft: TimeDraft | undefined) => void;
};

/** The quarter hour that the keyboard is on, whatever day has the focus, and where a selection began. */
type Cursor = { minutes: number; anchor?: number };

const lastQuarter = minutesPerDay - limits.slotMinutes;
const steps: Record<string, number> = { ArrowUp: -limits.slotMinutes, ArrowDown: limits.slotMinutes };

const dayUnder = ({ target }: KeyboardEvent): Day | undefined =>
  target instanceof HTMLElement ? target.dataset.day : undefined;

/** Keys on the focused day of the week: up and down by quarter hours, with Shift to select, Enter to book or to open (UX-01). */
export function useWeekCursor({ records, zone, now, draft, onDraft }: Options) {
  const showToast = useToast();
  const [cursor, setCursor] = useState<Cursor>();
  const isSelecting = draft !== undefined && !draft.open && cursor?.anchor !== undefined;

  /** Where a day is entered: at the next quarter hour of today, else where the working day begins. */
  const entryOf = (day: Day) =>
    day === dayOf(now, zone)
      ? Math.min(minutesOfDay(nextSlot(now), zone), lastQuarter)
      : limits.defaultStartHour * minutesPerHour;
  const instantOf = (day: Day, minutes: number) => firstInstantAt(day, minutes, zone);
  const recordsAt = (instant: number) =>
    records.filter(({ meeting }) => meeting.beginTime <= instant && instant < meeting.endTime);

  function move(day: Day, event: KeyboardEvent, step: number) {
    const from = cursor?.minutes ?? entryOf(day);
    // The first key only shows where the keyboard is.
    const to = cursor ? Math.min(Math.max(from + step, 0), lastQuarter) : from;
    if (!event.shiftKey) {
      if (isSelecting) onDraft(undefined);
      setCursor({ minutes: to });
      return;
    }
    const anchor = isSelecting ? (cursor.anchor ?? from) : from;
    const window = draggedWindow(bookableDay(day, { now, zone }), {
      from: instantOf(day, anchor),
      to: instantOf(day, to),
    });
    if (window) onDraft({ window, open: false });
    setCursor({ minutes: to, anchor });
  }

  /** Books free time, opens the meeting, or says why there is nothing to do. */
  function act(day: Day, column: HTMLElement) {
    const instant = instantOf(day, cursor?.minutes ?? entryOf(day));
    const window = isSelecting ? draft.window : clickedWindow(bookableDay(day, { now, zone }), instant);
    const [record] = isSelecting ? [] : recordsAt(instant);
    if (record)
      column.querySelector<HTMLElement>(`[data-meeting="${CSS.escape(record.meeting.meetingNo)}"]`)?.click();
    else if (window) onDraft({ window, open: true });
    else showToast(roomsText.pastSlot, 'error');
  }

  /** Takes the keys of the cursor; answers whether this was one of them. */
  function onKey(event: KeyboardEvent): boolean {
    const day = dayUnder(event);
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return false;
    const step = steps[event.key];
    if (step !== undefined) move(day, event, step);
    else if (event.key === 'Enter' || event.key === ' ') act(day, event.target as HTMLElement);
    else if (event.key === 'Escape' && isSelecting) {
      onDraft(undefined);
      setCursor({ minutes: cursor.minutes });
    } else {
      if (isSelecting) onDraft(undefined);
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  const wordsAt = (instant: number) => {
    const subjects = recordsAt(instant).map(({ meeting }) => meeting.subject);
    const state = instant < now ? roomsText.pastSlot : scheduleText.freeTime;
    return scheduleText.cursor(formatTime(instant, zone), subjects.join('、') || state);
  };
  return {
    minutes: cursor?.minutes,
    isSelecting,
    /** The meetings under the cursor on a day. */
    meetingNoOn: (day: Day | undefined) =>
      day !== undefined && cursor
        ? recordsAt(instantOf(day, cursor.minutes))[0]?.meeting.meetingNo
        : undefined,
    messageOn: (day: Day) => (cursor ? wordsAt(instantOf(day, cursor.minutes)) : undefined),
    onKey,
  };
}
