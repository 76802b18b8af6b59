import type { PickedPerson } from './picked-person';

/** People who are picked, in the order in which they were. */
export type Selection = readonly PickedPerson[];

type Bounds = {
  /** People who are in already and stay: the caller, the organizer. */
  fixedIds: ReadonlySet<string>;
  limit: number;
};

export const isPicked = (selection: Selection, staffId: string): boolean =>
  selection.some((person) => person.staffId === staffId);

/** Adds those who are not in yet; says how many, and whether the limit left somebody out. */
export function withPeople(selection: Selection, people: readonly PickedPerson[], bounds: Bounds) {
  const { fixedIds, limit } = bounds;
  const present = new Set(selection.map(({ staffId }) => staffId));
  const missing = [...new Map(people.map((person) => [person.staffId, person])).values()].filter(
    ({ staffId }) => !present.has(staffId) && !fixedIds.has(staffId),
  );
  const added = missing.slice(0, Math.max(0, limit - selection.length));
  return {
    selection: added.length > 0 ? [...selection, ...added] : selection,
    added: added.length,
    isFull: added.length < missing.length,
  };
}

export const withoutPerson = (selection: Selection, staffId: string): Selection =>
  selection.filter((person) => person.staffId !== staffId);
