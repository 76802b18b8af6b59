import type { LiveChange } from '@/lib/contract/change';

const kinds: Record<LiveChange['kind'], true> = { room: true, meeting: true, staff: true };

/** The change that a line of the stream tells of, if it is one. By hand, because the browser carries no schemas. */
export function toLiveChange(data: string): LiveChange | undefined {
  try {
    const change = JSON.parse(data) as Partial<LiveChange> | null;
    const isChange = typeof change?.kind === 'string' && change.kind in kinds && Array.isArray(change.ids);
    return isChange ? (change as LiveChange) : undefined;
  } catch {
    return undefined;
  }
}
