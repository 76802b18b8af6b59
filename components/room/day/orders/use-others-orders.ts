import { useMemo } from 'react';
import type { DayOrder } from '@/lib/domain/room/day-order';
import type { OrdersOf } from './use-day-orders';

/** The bookings but for those of one meeting, which is about to move. The identical list while they stay the same. */
export function useOthersOrders(ordersOf: OrdersOf, meetingNo: string | undefined): OrdersOf {
  return useMemo(() => {
    if (meetingNo === undefined) return ordersOf;
    const others = new WeakMap<readonly DayOrder[], readonly DayOrder[]>();
    return (room) => {
      const orders = ordersOf(room);
      if (!orders?.some((order) => order.meetingNo === meetingNo)) return orders;
      const rest = others.get(orders) ?? orders.filter((order) => order.meetingNo !== meetingNo);
      others.set(orders, rest);
      return rest;
    };
  }, [ordersOf, meetingNo]);
}
