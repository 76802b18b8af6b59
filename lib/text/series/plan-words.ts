import type { CheckRefusal } from '@/lib/contract/booking';
import { formatRange } from '@/lib/time/format';
import { errorOutcome } from '../errors';
import { commonText } from '../zh-cn/common';
import { plannerText } from '../zh-cn/series';

type Counts = Record<'all' | 'refused' | 'checking' | 'skipped' | 'removed' | 'moved' | 'otherRooms', number>;

/**
 * The outcome of a plan, in one sentence.
 *
 * @example
 * planWords({ all: 12, refused: 0, otherRooms: 2, … }) //=> '12 场全部安排好，2 场换了会议室'
 */
export function planWords(counts: Counts): string {
  const { all, refused, checking, skipped, removed, moved, otherRooms } = counts;
  const head = checking > 0 ? plannerText.checking : arrangedWords(all, refused);
  const parts = [
    otherRooms > 0 && plannerText.roomsChanged(otherRooms),
    moved > 0 && plannerText.timesChanged(moved),
    skipped > 0 && plannerText.skipped(skipped),
    removed > 0 && plannerText.cancelled(removed),
  ];
  return [head, ...parts].filter(Boolean).join('，');
}

function arrangedWords(all: number, refused: number): string {
  if (all === 0) return plannerText.nothingLeft;
  if (refused === 0) return plannerText.allArranged(all);
  return `${plannerText.arranged(all - refused, all)}，${plannerText.unarranged(refused)}`;
}

/**
 * Why an occurrence is refused: the bookings that are in its way, else the rule's sentence.
 *
 * @example
 * occurrenceRefusalWords(refusals, zone) //=> '望江 10:00–10:30 已占用，陈晨'
 */
export function occurrenceRefusalWords(refusals: readonly CheckRefusal[], zone: string): string {
  const sentences = refusals.flatMap((refusal) =>
    refusal.conflicts && refusal.conflicts.length > 0
      ? refusal.conflicts.map((conflict) =>
          [plannerText.taken(conflict.roomName, formatRange(conflict, zone)), conflict.organizerName]
            .filter(Boolean)
            .join(commonText.separator),
        )
      : [errorOutcome('series', refusal).message ?? ''],
  );
  return [...new Set(sentences)].filter(Boolean).join('；');
}
