import { dayKeyHelp } from './day-key-help';
import { dayKeys } from './use-day-keys';

it.each([
  ['list', []],
  ['week', ['ArrowUp', 'ArrowDown', 'Shift+ArrowUp', 'Shift+ArrowDown', 'Enter', ' ', 'm', 'Escape']],
  ['calendar', ['Enter', ' ', 'm']],
] as const)('[UX-01] [HELP-01] help names every key of the schedule’s %s, and no other', (mode, more) => {
  expect(dayKeyHelp[mode].flatMap((help) => help.keys).sort()).toEqual([...dayKeys(mode), ...more].sort());
});
