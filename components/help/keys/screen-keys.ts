import { dayKeys } from '@/components/room/finder/day-by-key';
import { gridKeyHelp } from '@/components/room/grid/keys/grid-key-help';
import { dayKeyHelp } from '@/components/schedule/keys/day-key-help';
import { modeKeyHelp } from '@/components/schedule/keys/mode-key-help';
import type { KeySection } from '@/components/ui/keys/key-help';
import { pagePatternOf, type PagePattern } from '@/lib/domain/analytics/page-pattern';
import { keysText } from '@/lib/text/zh-cn/keys';

const { screens, does } = keysText;

const everywhere: KeySection = {
  title: screens.everywhere,
  keys: [
    { keys: ['?'], does: does.showKeys },
    { keys: ['Tab'], does: does.next },
    { keys: ['Escape'], does: does.close },
    { keys: ['F6'], does: does.toast },
    { keys: ['Ctrl+z'], does: does.undo },
    { keys: ['Delete'], does: does.cancelPeeked },
  ],
};
const grid: KeySection = { title: screens.grid, keys: gridKeyHelp };
const rooms: KeySection = {
  title: screens.rooms,
  keys: [
    { keys: [dayKeys.today], does: does.today },
    { keys: [dayKeys.previous, dayKeys.next], does: does.day },
  ],
};
const card: KeySection = { title: screens.bookingCard, keys: [{ keys: ['Enter'], does: does.confirm }] };
const form: KeySection = { title: screens.form, keys: [{ keys: ['Enter'], does: does.send }] };
const week: KeySection = { title: screens.week, keys: dayKeyHelp.list };
const weekColumns: KeySection = { title: screens.weekColumns, keys: dayKeyHelp.week };
const schedule: KeySection = { title: screens.schedule, keys: modeKeyHelp };
const month: KeySection = { title: screens.month, keys: dayKeyHelp.calendar };

/** The parts of each screen that have keys of their own. */
const sections: Partial<Record<PagePattern, readonly KeySection[]>> = {
  '/rooms': [grid, rooms, card],
  '/room-detail/{id}': [grid, card],
  '/order-meeting': [form, grid],
  '/schedule': [schedule, week, weekColumns, month],
  '/meeting_days': [schedule, week, weekColumns, month],
};

/** The keys of every screen together. */
const allKeys: readonly KeySection[] = [
  everywhere,
  schedule,
  week,
  weekColumns,
  month,
  grid,
  rooms,
  card,
  form,
];

/** The keys of the screen at a path: its own first, then those of every screen; on the help page all of them. */
export function keysOfScreen(pathname: string): readonly KeySection[] {
  const page = pagePatternOf(pathname);
  if (page === '/help') return allKeys;
  return [...((page && sections[page]) ?? []), everywhere];
}
