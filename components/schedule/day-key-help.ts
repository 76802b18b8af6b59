import type { KeyHelp } from '@/components/ui/keys/key-help';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { keysText } from '@/lib/text/zh-cn/keys';

const { does } = keysText;

const days: readonly KeyHelp[] = [
  { keys: ['ArrowLeft', 'ArrowRight'], does: does.day },
  { keys: ['Home', 'End'], does: does.weekEnds },
];

/** The keys of `useDayKeys`, and Enter on a day of the month (UX-01). */
export const dayKeyHelp: Record<ScheduleMode, readonly KeyHelp[]> = {
  list: days,
  calendar: [
    ...days,
    { keys: ['ArrowUp', 'ArrowDown'], does: does.week },
    { keys: ['PageUp', 'PageDown'], does: does.month },
    { keys: ['Enter'], does: does.bookDay },
    { keys: [' '], does: does.peek },
    { keys: ['m'], does: does.moveToDay },
  ],
};
