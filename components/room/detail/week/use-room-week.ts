'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Room } from '@/lib/contract/room';
import { useApi } from '@/lib/query/context/api-context';
import { roomOrders } from '@/lib/query/room';
import { dateText } from '@/lib/text/zh-cn/dates';
import type { Day } from '@/lib/time/day';
import { formatMonthDay, formatWeekday } from '@/lib/time/format';
import type { GridRow } from '../../grid/rows/grid-row';
import { daysFrom, daysWindow } from './room-days';

type Options = { first: Day; today: Day; zone: string };

/** A room's coming days as rows of the grid, their bookings in one reading. */
export function useRoomWeek(room: Room, { first, today, zone }: Options) {
  const query = useQuery(roomOrders(useApi(), daysWindow(room.id, { day: first, zone })));
  const orders = query.data;
  const rows = useMemo(
    () =>
      daysFrom(first).map((day): GridRow => ({
        key: day,
        room,
        day,
        orders,
        heading: {
          title: formatWeekday(day),
          detail: day === today ? `${formatMonthDay(day)} ${dateText.today}` : formatMonthDay(day),
        },
      })),
    [first, today, room, orders],
  );
  return { rows, query };
}
