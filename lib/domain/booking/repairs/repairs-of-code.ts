import { errorCodes } from '../../error-codes';
import { limits } from '../../limits/limits';
import type { UpdateRefusal } from '../booking-rule';
import type { RepairKind } from './repair-kinds';

const preferred: Partial<Record<UpdateRefusal['code'], readonly RepairKind[]>> = {
  [errorCodes.meetingTooLong]: ['shorter', 'time', 'room', 'services'],
  [errorCodes.approvalTooLate]: ['time', 'room', 'services', 'shorter'],
  [errorCodes.outsideOpenHours]: ['time', 'shorter', 'room', 'services'],
  [errorCodes.timeInPast]: ['time', 'shorter', 'room', 'services'],
  [errorCodes.timeInvalid]: ['time', 'shorter', 'room', 'services'],
};
const otherwise: readonly RepairKind[] = ['room', 'services', 'time', 'shorter'];

/**
 * The repairs to show with a refusal, those that its code suggests first. Each mends the other refusals of the draft as well.
 *
 * @example
 * repairsOf(errorCodes.meetingTooLong, repairs)[0]?.kind //=> 'shorter'
 */
export function repairsOf<R extends { kind: RepairKind }>(
  code: UpdateRefusal['code'],
  repairs: readonly R[],
): R[] {
  if (code === errorCodes.sensitiveContent) return [];
  const kinds = preferred[code] ?? otherwise;
  // The second room of a kind comes behind the first of the other kinds.
  const rank = (repair: R) => repairs.filter(({ kind }) => kind === repair.kind).indexOf(repair);
  return [...repairs]
    .sort((one, other) => rank(one) - rank(other) || kinds.indexOf(one.kind) - kinds.indexOf(other.kind))
    .slice(0, limits.shownRepairs);
}
