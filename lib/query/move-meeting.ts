import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@/lib/contract';
import type { Window } from '@/lib/domain/booking/booking-window';
import { cachedOrders, cancelReads, refreshBookings } from './booking';
import { useApi } from './context/api-context';
import { meetingKeys } from './meeting';
import { showInSchedule } from './moved-schedule';
import { ordersIn, type OrdersAnswer } from './room';
import { cancelScheduleReads } from './schedule';

type Body = RequestOf<'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update'>['body'];

/** Another time for a meeting, and another room in place of one of its own. */
export type MeetingMove = {
  id: string;
  meetingNo: string;
  window: Window;
  /** The room that it leaves and the one that it takes; the same where it stays. */
  rooms: { from: string; to: string };
  changes: Body;
  idempotencyKey: string;
};

/** Moves a meeting: its block moves at once, and back where the service refuses (R08, UX-03). */
export function useMoveMeeting() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes, idempotencyKey }: MeetingMove) =>
      api('PUT /api-meeting/api/user/v2/meetings/{id}/actions/update', {
        params: { id },
        body: changes,
        idempotencyKey,
      }),
    retry: false,
    onMutate: async (move) => {
      await cancelReads(queryClient);
      await cancelScheduleReads(queryClient);
      const before = cachedOrders(queryClient);
      showMoved(queryClient, move);
      return { before, mine: showInSchedule(queryClient, move) };
    },
    onError: (_error, { meetingNo }, context) => {
      if (context?.mine) showInSchedule(queryClient, { meetingNo, window: context.mine });
      for (const { queryKey, window, orders } of context?.before ?? []) {
        const own = orders.filter((order) => order.meetingNo === meetingNo);
        // Beside bookings that have come in since.
        queryClient.setQueryData<OrdersAnswer>(queryKey, (latest = []) => [
          ...ordersIn(latest, window).filter((order) => order.meetingNo !== meetingNo),
          ...own,
        ]);
      }
    },
    onSettled: () => {
      refreshBookings(queryClient);
      void queryClient.invalidateQueries({ queryKey: meetingKeys.all });
    },
  });
}

function showMoved(queryClient: QueryClient, { meetingNo, window: slot, rooms }: MeetingMove) {
  const cached = cachedOrders(queryClient);
  const own = cached.flatMap(({ orders }) => orders.filter((order) => order.meetingNo === meetingNo));
  const moved = own.map((order) => ({
    ...order,
    ...slot,
    roomId: order.roomId === rooms.from ? rooms.to : order.roomId,
  }));
  const once = [...new Map(moved.map((order) => [order.roomId, order])).values()];
  for (const { queryKey, window, orders } of cached) {
    const others = orders.filter((order) => order.meetingNo !== meetingNo);
    const here = once.filter(
      ({ roomId, beginTime, endTime }) =>
        window.roomIds.includes(roomId) && beginTime < window.endTime && window.beginTime < endTime,
    );
    if (here.length > 0 || others.length < orders.length)
      queryClient.setQueryData<OrdersAnswer>(queryKey, [...others, ...here]);
  }
}
