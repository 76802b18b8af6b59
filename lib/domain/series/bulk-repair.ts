import type { OccurrenceRepair, PlannedOccurrence } from '@/lib/contract/series';

/** How all refused occurrences are repaired at once (REP-02). */
export const bulkRepairs = ['fewestRooms', 'keepTime', 'keepRoom'] as const;
export type BulkRepair = (typeof bulkRepairs)[number];

type Refused = Pick<PlannedOccurrence, 'recursAt' | 'repairs'>;
/** The repair of each occurrence that has one, by `recursAt`. */
export type RepairsByStart = ReadonlyMap<number, OccurrenceRepair>;

const nearestTime = ({ repairs }: Refused) => repairs.find(({ kind }) => kind === 'time');
const roomsOf = ({ repairs }: Refused) =>
  repairs.flatMap((repair) => (repair.kind === 'room' ? [repair] : []));

/** The room that helps most of the occurrences; of several the one that the first of them prefers. */
function mostUseful(rows: readonly Refused[]): string | undefined {
  const uses = new Map<string, number>();
  for (const { room } of rows.flatMap(roomsOf)) uses.set(room.id, (uses.get(room.id) ?? 0) + 1);
  // A map keeps the order in which rooms were first met, and the sort is stable.
  return [...uses].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/** Other rooms at the same time, as few different ones as come together greedily. */
function otherRooms(rows: readonly Refused[]): Map<number, OccurrenceRepair> {
  const repairs = new Map<number, OccurrenceRepair>();
  let rest = rows;
  for (let roomId = mostUseful(rest); roomId !== undefined; roomId = mostUseful(rest)) {
    for (const row of rest) {
      const repair = roomsOf(row).find(({ room }) => room.id === roomId);
      if (repair) repairs.set(row.recursAt, repair);
    }
    rest = rest.filter(({ recursAt }) => !repairs.has(recursAt));
  }
  return repairs;
}

const otherTimes = (rows: readonly Refused[]) =>
  new Map(
    rows.flatMap((row): [number, OccurrenceRepair][] => {
      const repair = nearestTime(row);
      return repair ? [[row.recursAt, repair]] : [];
    }),
  );

/**
 * Repairs for all refused occurrences: `keepTime` takes other rooms, as few different ones as possible, `keepRoom` the nearest
 * other times, and `fewestRooms` another time where there is one, else another room.
 *
 * @example
 * bulkRepair(refused, 'keepTime').get(refused[0].recursAt) //=> { kind: 'room', insteadOf: 'river', room: { id: 'tide', … }, … }
 */
export function bulkRepair(rows: readonly Refused[], how: BulkRepair): RepairsByStart {
  if (how === 'keepTime') return otherRooms(rows);
  const times = otherTimes(rows);
  if (how === 'keepRoom') return times;
  return new Map([...otherRooms(rows.filter(({ recursAt }) => !times.has(recursAt))), ...times]);
}
