/** The facts of a room by which it fits people more or less. */
export type FitFacts = { areaId: string; capacity: number; approval: { required: boolean } };

/**
 * An order of rooms that are free and large enough: the usual area first, then rooms that need no approval, then the smallest.
 *
 * @example
 * rooms.toSorted(byFit('area-3f'))[0] //=> the smallest room of that floor without approval
 */
export const byFit =
  (usualAreaId: string | undefined) =>
  (one: FitFacts, other: FitFacts): number =>
    Number(other.areaId === usualAreaId) - Number(one.areaId === usualAreaId) ||
    Number(one.approval.required) - Number(other.approval.required) ||
    one.capacity - other.capacity;
