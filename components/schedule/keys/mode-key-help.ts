import type { KeyHelp } from '@/components/ui/keys/key-help';
import { keysText } from '@/lib/text/zh-cn/keys';
import { modeKeys, todayKey } from './use-mode-keys';

const { does } = keysText;

/** The keys of the schedule in every mode. */
export const modeKeyHelp: readonly KeyHelp[] = [
  { keys: [modeKeys.list], does: does.listMode },
  { keys: [modeKeys.week], does: does.weekMode },
  { keys: [modeKeys.calendar], does: does.monthMode },
  { keys: [todayKey], does: does.today },
];
