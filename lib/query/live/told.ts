import type { LiveChange } from '@/lib/contract/change';
import { liveChanges } from '@/lib/domain/limits/live-limits';

/** What was told in some span of time, by kind. */
export type Told = Record<LiveChange['kind'], ReadonlySet<string>>;

export const toldBy = (changes: readonly LiveChange[]): Told => {
  const idsOf = (kind: LiveChange['kind']) =>
    new Set(changes.filter((change) => change.kind === kind).flatMap(({ ids }) => ids));
  return { room: idsOf('room'), meeting: idsOf('meeting'), staff: idsOf('staff') };
};

/** Remembers the changes of the last seconds: a page that was read before one of them may arrive after it. */
export function rememberChanges() {
  let remembered: { change: LiveChange; at: number }[] = [];
  // Grows with time alone, so that setting the machine's clock forgets nothing.
  const recent = () => remembered.filter(({ at }) => performance.now() - at < liveChanges.pageAgeMs);
  return {
    add(change: LiveChange) {
      remembered = [...recent(), { change, at: performance.now() }];
    },
    all: (): Told => toldBy(recent().map(({ change }) => change)),
  };
}
