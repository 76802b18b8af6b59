import type { LiveChange } from '@/lib/contract/change';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import type { ChangedIds } from './follows';

export const changedIds = (changes: readonly LiveChange[]): ChangedIds => {
  const idsOf = (kind: LiveChange['kind']) =>
    new Set(changes.filter((change) => change.kind === kind).flatMap(({ ids }) => ids));
  return {
    room: idsOf('room'),
    meeting: idsOf('meeting'),
    staff: idsOf('staff'),
    contact: idsOf('contact'),
    config: idsOf('config'),
    notice: idsOf('notice'),
    device: idsOf('device'),
  };
};

/** The changes of the last seconds: a page that was read before one of them may arrive after it. */
export function recentChanges() {
  let entries: { change: LiveChange; at: number }[] = [];
  // A steady clock: setting the machine's clock forgets nothing.
  const recent = () => entries.filter(({ at }) => performance.now() - at < liveChanges.pageAgeMs);
  return {
    add(change: LiveChange) {
      entries = [...recent(), { change, at: performance.now() }];
    },
    all: (): ChangedIds => changedIds(recent().map(({ change }) => change)),
  };
}
