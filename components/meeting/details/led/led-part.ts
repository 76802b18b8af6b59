import type { ChangeLog } from '@/lib/contract/meeting';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import { parseInstant } from '@/lib/time/instant';

/** The thing that an address leads to on a meeting's page, and the instant by which it had happened. */
export type Led = { at?: string | undefined; targetTime?: string | undefined };

/** The entries that each kind of notice is about. */
const entriesOf = new Map<string, readonly ChangeKind[]>([
  ['change', ['updated', 'timeChanged', 'roomsChanged', 'restored', 'approvalAgreed', 'approvalRefused']],
  ['cancellation', ['cancelled', 'approvalRefused', 'approvalExpired']],
  ['answers', ['joined', 'onLeave', 'refused', 'quit']],
  ['earlyEnd', ['unused', 'endedEarly']],
]);

/** The part that `at` names; for a notice the newest entry that it can be about, or the list where that is not on its first page. */
export function ledPart({ at = '', targetTime }: Led = {}, changes: readonly ChangeLog[] = []): string {
  const kinds: readonly string[] | undefined = entriesOf.get(at);
  if (kinds === undefined) return at;
  const until = parseInstant(targetTime) ?? Infinity;
  const entries = changes.filter(({ kind, createTime }) => kinds.includes(kind) && createTime <= until);
  return entries.toSorted((one, other) => other.createTime - one.createTime)[0]?.id ?? 'changes';
}
