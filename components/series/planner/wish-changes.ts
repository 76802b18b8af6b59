import type { OccurrenceRepair } from '@/lib/contract/series';
import { bulkRepair, type BulkRepair } from '@/lib/domain/series/bulk-repair';
import type { OccurrenceWish, Wishes } from '../rule/repeat-values';
import { isOpenToChange, type PlannerRow } from './planner-row';

/** The wish that carries out a repair. */
export function wishOf(row: PlannerRow, repair: OccurrenceRepair, basis: string): OccurrenceWish {
  if (repair.kind === 'time') return { basis, beginTime: repair.beginTime };
  const { insteadOf, room } = repair;
  return { basis, roomIds: row.seriesRoomIds.map((id) => (id === insteadOf ? room.id : id)) };
}

/** Other wishes for some rows; `undefined` takes a row back to the series. */
export function withWishes(
  wishes: Wishes,
  changes: readonly { row: PlannerRow; wish: OccurrenceWish | undefined }[],
): Wishes {
  const next = { ...wishes };
  for (const { row, wish } of changes) {
    if (wish) next[row.day] = wish;
    else delete next[row.day];
  }
  return next;
}

/** Whether a row was refused as the rule has it, or is now. */
const needsRepair = ({ state, repairs, isFixed }: PlannerRow) =>
  !isFixed && state !== 'skipped' && state !== 'removed' && (state === 'refused' || repairs.length > 0);

/** Every row that needs it is repaired in one way; repairs of another way are given up. */
export function bulkWishes(
  rows: readonly PlannerRow[],
  { wishes, basis, how }: { wishes: Wishes; basis: string; how: BulkRepair },
): Wishes {
  const open = rows.filter(needsRepair);
  const repairs = bulkRepair(open, how);
  return withWishes(
    wishes,
    open.map((row) => {
      const repair = repairs.get(row.recursAt);
      return { row, wish: repair && wishOf(row, repair, basis) };
    }),
  );
}

const isOnHoliday = (row: PlannerRow) =>
  row.holiday !== undefined && row.state !== 'skipped' && isOpenToChange(row);

/** How many occurrences are to take place on days off. */
export const countOnHolidays = (rows: readonly PlannerRow[]): number => rows.filter(isOnHoliday).length;

/** Leaves out what falls on a day off. */
export const skipHolidays = (rows: readonly PlannerRow[], wishes: Wishes): Wishes =>
  withWishes(
    wishes,
    rows.filter(isOnHoliday).map((row) => ({ row, wish: { skip: true } })),
  );

/** Leaves out what nothing has been arranged for. */
export const skipRefused = (rows: readonly PlannerRow[], wishes: Wishes): Wishes =>
  withWishes(
    wishes,
    rows
      .filter((row) => row.state === 'refused' && isOpenToChange(row))
      .map((row) => ({ row, wish: { skip: true } })),
  );
