import type { Entry } from './unnoticed-entries';

/** One event of a meeting, or of several occurrences of a series at once, with all its entries. */
export type Occasion = Entry & { occurrenceCount: number; entryIds: string[] };

/**
 * One occasion for all entries of a kind that one command left in a series: its first occurrence stands for the others, so that people
 * get one notice of fifty-two meetings.
 */
export function occasionsOf(entries: readonly Entry[]): Occasion[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const { created_at: at, kind, actor_id: actor, series_id: series, meeting_id: meeting } = entry;
    const key = `${at} ${kind} ${actor} ${series ?? meeting}`;
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group.sort((a, b) => a.begins_at - b.begins_at);
    const occurrenceCount = new Set(group.map((entry) => entry.meeting_id)).size;
    return first ? [{ ...first, occurrenceCount, entryIds: group.map((entry) => entry.id) }] : [];
  });
}
