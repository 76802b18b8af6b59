import type { QueryClient } from '@tanstack/react-query';
import { editedValues } from '@/components/booking/edit/edited-values';
import { chunksOf } from '@/components/people/field/people-chunks';
import { ordersWindowOf } from '@/components/room/day/orders/orders-window';
import type { Api } from '@/lib/client/api';
import { peopleById } from '@/lib/query/contact';
import { meetingDetail } from '@/lib/query/meeting';
import { roomOrders, roomsToChoose } from '@/lib/query/room';
import { seriesDetail } from '@/lib/query/series';
import { dayOf } from '@/lib/time/day';

type Options = { api: Api; queryClient: QueryClient; meetingId: string; zone: string };

/** UX-04: the meeting, the rooms that it could have, and their bookings on its day. */
export async function prefetchEdit({ api, queryClient, meetingId, zone }: Options) {
  const [meeting, rooms] = await Promise.all([
    queryClient.fetchQuery(meetingDetail(api, meetingId)),
    queryClient.fetchQuery(roomsToChoose(api)),
  ]);
  if (!meeting.can.edit) return meeting;
  const { memberIds, roomIds } = editedValues(meeting, zone);
  const orders = (page: { list: readonly { id: string }[] }) =>
    queryClient.prefetchQuery(
      roomOrders(api, ordersWindowOf(page, { day: dayOf(meeting.beginTime, zone), zone })),
    );
  const beyond = roomIds.filter((id) => !rooms.list.some((room) => room.id === id));
  await Promise.all([
    rooms.list.length > 0 && orders(rooms),
    beyond.length > 0 && queryClient.fetchQuery(roomsToChoose(api, { roomIdList: beyond })).then(orders),
    meeting.repeatMeetingNo !== undefined &&
      queryClient.prefetchQuery(seriesDetail(api, meeting.repeatMeetingNo)),
    // Without the names of people the form is still a form.
    ...chunksOf(memberIds).map((ids) => queryClient.prefetchQuery(peopleById(api, ids))),
  ]);
  return meeting;
}
