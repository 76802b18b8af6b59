import type { PlannerRow } from './planner-row';

/** How many rows are in which state. */
export type PlanCounts = {
  /** Those that are to take place. */
  all: number;
  refused: number;
  checking: number;
  skipped: number;
  removed: number;
  moved: number;
  otherRooms: number;
};

type Counted = Pick<PlannerRow, 'state' | 'isMoved' | 'hasOtherRooms'>;

export function planCounts(rows: readonly Counted[]): PlanCounts {
  const count = (isCounted: (row: Counted) => boolean) => rows.filter(isCounted).length;
  const takesPlace = ({ state }: Counted) => state !== 'skipped' && state !== 'removed';
  return {
    all: count(takesPlace),
    refused: count(({ state }) => state === 'refused'),
    checking: count(({ state }) => state === 'checking'),
    skipped: count(({ state }) => state === 'skipped'),
    removed: count(({ state }) => state === 'removed'),
    moved: count((row) => takesPlace(row) && row.isMoved),
    otherRooms: count((row) => takesPlace(row) && row.hasOtherRooms),
  };
}
