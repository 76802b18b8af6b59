import type { OccurrenceRepair } from '@/lib/contract/series';
import { plannerText } from '@/lib/text/zh-cn/series';
import { formatRange } from '@/lib/time/format';

/** A repair on its button. */
export function repairLabel(repair: OccurrenceRepair, zone: string): string {
  if (repair.kind === 'time') return plannerText.toTime(formatRange(repair, zone));
  return plannerText.toRoom(repair.room.name, repair.needsApproval);
}
