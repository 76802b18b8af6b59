'use client';

import { useMemo } from 'react';
import type { RoomHold } from '@/lib/contract/hold';
import { useRoomHolds } from '@/lib/query/hold';
import { dayOf, type Day } from '@/lib/time/day';

/** The slots of one row that colleagues are about to book. */
export type RowHolds = readonly RoomHold[];

type Row = { room: { id: string }; day: Day };

export const noHolds: RowHolds = [];
const keyOf = (roomId: string, day: Day) => `${roomId} ${day}`;

/** The holds of each row; a row keeps its array until some hold changes, so that most rows are not drawn again. */
export function useRowHolds(zone: string): (row: Row) => RowHolds {
  const holds = useRoomHolds();
  return useMemo(() => {
    const byRow = new Map<string, RoomHold[]>();
    for (const hold of holds) {
      const key = keyOf(hold.roomId, dayOf(hold.beginTime, zone));
      byRow.set(key, [...(byRow.get(key) ?? []), hold]);
    }
    return ({ room, day }) => byRow.get(keyOf(room.id, day)) ?? noHolds;
  }, [holds, zone]);
}
