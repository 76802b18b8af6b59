import type { KeyHelp } from '@/components/ui/keys/key-help';
import { keysText } from '@/lib/text/zh-cn/keys';

const { does } = keysText;

/** The keys of the day grid (UX-01): those of `moveCursor`, and those that `useGridKeys` acts by. */
export const gridKeyHelp: readonly KeyHelp[] = [
  { keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'], does: does.move },
  { keys: ['g'], does: does.nextFree },
  { keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'], does: does.select },
  { keys: ['Enter', ' '], does: does.book },
  { keys: ['m'], does: does.moveMeeting },
  { keys: ['s'], does: does.star },
  { keys: ['Escape'], does: does.dropSelection },
  { keys: ['Home', 'End'], does: does.rowEnds },
  { keys: ['PageUp', 'PageDown'], does: does.page },
  { keys: ['Ctrl+Home', 'Ctrl+End'], does: does.gridEnds },
];
