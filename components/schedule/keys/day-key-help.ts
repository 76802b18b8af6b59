import type { KeyHelp } from '@/components/ui/keys/key-help';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { keysText } from '@/lib/text/zh-cn/keys';

const { does } = keysText;

const days: readonly KeyHelp[] = [
  { keys: ['ArrowLeft', 'ArrowRight'], does: does.day },
  { keys: ['Home', 'End'], does: does.weekEnds },
];

/** The keys of `useDayKeys`; in the week those of `useWeekCursor` and `useWeekMove`, in the month Enter on a day (UX-01). */
export const dayKeyHelp: Record<ScheduleMode, readonly KeyHelp[]> = {
  list: days,
  week: [
    ...days,
    { keys: ['PageUp', 'PageDown'], does: does.wholeWeek },
    { keys: ['ArrowUp', 'ArrowDown'], does: does.time },
    { keys: ['Shift+ArrowUp', 'Shift+ArrowDown'], does: does.selectTime },
    { keys: ['Enter', ' '], does: does.bookTime },
    { keys: ['m'], does: does.moveMeeting },
    { keys: ['Escape'], does: does.dropSelection },
  ],
  calendar: [
    ...days,
    { keys: ['ArrowUp', 'ArrowDown'], does: does.week },
    { keys: ['PageUp', 'PageDown'], does: does.month },
    { keys: ['Enter'], does: does.bookDay },
    { keys: [' '], does: does.peek },
    { keys: ['m'], does: does.moveToDay },
  ],
};
