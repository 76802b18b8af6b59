import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { BookedMeeting } from '@/lib/contract/booking';
import { type DayOrder, orderKey } from '@/lib/domain/room/day-order';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from './context/api-context';
import { type BookingDraft, bookingKeys, type CheckedDraft } from './booking-keys';
import { cancelMeeting } from './meeting';
import { ordersIn, type OrdersAnswer } from './room';
import { type OrdersWindow, roomKeys } from './room-keys';
import { scheduleKeys } from './schedule';

export type BookingRequest = { draft: BookingDraft; idempotencyKey: string };

/** The template that pre-sets the form. */
export const orderSettings = (api: Api) =>
  queryOptions({
    queryKey: bookingKeys.settings(),
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/meetings/settings/for-schedule', { signal }),
  });

/** Every refusal that a booking would meet now; changes nothing. */
export const bookingCheck = (api: Api, draft: CheckedDraft) =>
  queryOptions({
    queryKey: bookingKeys.check(draft),
    meta: { follows: [{ kind: 'room', ids: (draft.roomBookingForms ?? []).map(({ roomId }) => roomId) }] },
    queryFn: ({ signal }) =>
      api('POST /api-meeting/api/user/v2/meetings/actions/check', { body: draft, signal }),
    retry: false,
  });

/** Sends a booking. Never retried by itself: the key makes it safe for the person to press again (BOOK-09). */
export function useBookMeeting() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: BookingRequest) =>
      api('POST /api-meeting/api/user/v2/meetings/actions/schedule', { body: draft, idempotencyKey }),
    retry: false,
    onSuccess: async (meeting, { draft }) => {
      await cancelReads(queryClient);
      showBooked(queryClient, { meeting, draft });
      void queryClient.invalidateQueries({ queryKey: scheduleKeys.all });
      // A foreign service may need a moment until its lists hold a confirmed booking.
      setTimeout(() => refreshBookings(queryClient), limits.refetchMs);
    },
    // After a conflict the screen shows at once who has the room and until when.
    onError: () => refreshBookings(queryClient),
  });
}

/** A read that is under way may be older than the booking, and would take it off the grid again. */
export const cancelReads = (queryClient: QueryClient) =>
  queryClient.cancelQueries({
    queryKey: roomKeys.orders(),
    // A first read has nothing on the screen in its place.
    predicate: ({ state }) => state.data !== undefined,
  });

/** The block appears with the answer, before the next read of the day. */
function showBooked(
  queryClient: QueryClient,
  { meeting, draft }: { meeting: BookedMeeting; draft: BookingDraft },
) {
  const { beginTime, endTime, subject } = draft;
  const state = meeting.status === 'AUDITING' ? 'held' : 'confirmed';
  const booked = meeting.roomOrderList.map(({ roomId }): DayOrder => ({
    roomId,
    beginTime,
    endTime,
    state,
    mine: 'organizer',
    meetingNo: meeting.meetingNo,
    subject,
  }));
  for (const { queryKey, window, orders } of cachedOrders(queryClient)) {
    const fitting = booked.filter(
      (order) =>
        window.roomIds.includes(order.roomId) &&
        order.beginTime < window.endTime &&
        window.beginTime < order.endTime,
    );
    // A read may have been faster than the answer.
    const existing = new Set(orders.map(orderKey));
    const missing = fitting.filter((order) => !existing.has(orderKey(order)));
    if (missing.length > 0) queryClient.setQueryData<OrdersAnswer>(queryKey, [...orders, ...missing]);
  }
}

/** The cached bookings of rooms, as lists. */
export function cachedOrders(queryClient: QueryClient) {
  const answers = queryClient.getQueriesData<OrdersAnswer>({ queryKey: roomKeys.orders() });
  return answers.flatMap(([queryKey, answer]) => {
    const window = queryKey.at(-1) as OrdersWindow;
    return answer ? [{ queryKey, window, orders: ordersIn(answer, window) }] : [];
  });
}

/** Undoes a booking: its block goes at once, and comes back where the service refuses (UX-03). */
export function useUndoBooking() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (meeting: BookedMeeting) => cancelMeeting(api, meeting),
    retry: false,
    onMutate: async ({ meetingNo }) => {
      await cancelReads(queryClient);
      const before = cachedOrders(queryClient).filter(({ orders }) =>
        orders.some(({ meetingNo: no }) => no === meetingNo),
      );
      for (const { queryKey, orders } of before) {
        const others = orders.filter((order) => order.meetingNo !== meetingNo);
        queryClient.setQueryData<OrdersAnswer>(queryKey, others);
      }
      return { before };
    },
    onError: (_error, { meetingNo }, context) => {
      for (const { queryKey, window, orders } of context?.before ?? []) {
        const own = orders.filter((order) => order.meetingNo === meetingNo);
        // Beside bookings that have come in since.
        queryClient.setQueryData<OrdersAnswer>(queryKey, (latest = []) => [
          ...ordersIn(latest, window).filter((order) => order.meetingNo !== meetingNo),
          ...own,
        ]);
      }
    },
    onSettled: () => refreshBookings(queryClient),
  });
}

/** Reads anew whatever a booking or its change may have changed. */
export function refreshBookings(queryClient: QueryClient) {
  void queryClient.invalidateQueries({ queryKey: roomKeys.orders() });
  void queryClient.invalidateQueries({ queryKey: roomKeys.allFreeNow() });
  void queryClient.invalidateQueries({ queryKey: bookingKeys.checks() });
  void queryClient.invalidateQueries({ queryKey: scheduleKeys.all });
}
