'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { DetailsOriginProvider } from '@/components/meeting/details/details-origin';
import { QueryFailed, type FailedQuery } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { ApiError } from '@/lib/client/failures/api-error';
import { useApi } from '@/lib/query/context/api-context';
import { roomDetail } from '@/lib/query/room';
import { roomDetailText } from '@/lib/text/zh-cn/room-detail';
import { dayOf } from '@/lib/time/day';
import { firstDayOf } from './week/room-days';
import { RoomDetailSkeleton } from './room-detail-skeleton';
import { RoomForbidden, RoomMissing } from './room-gone';
import { RoomOverview } from './overview/room-overview';
import { RoomTrail } from './room-trail';
import { RoomWeek } from './week/room-week';

type Props = { roomId: string; zone: string };

/** A room's own page: what it is, and its coming days to book on (ROOM-05). */
export function RoomDetail({ roomId, zone }: Props) {
  const today = dayOf(useServerNow(), zone);
  const first = firstDayOf(useSearchParams(), today);
  const query = useQuery(roomDetail(useApi(), roomId));
  const { data: room, error } = query;
  const origin = useMemo(() => ({ from: 'room' as const, room: roomId }), [roomId]);
  const isOpen = room?.can.open === true && room.appId === undefined;

  return (
    <>
      <RoomTrail name={room?.name} />
      {room && isOpen ? (
        <>
          <RoomOverview room={room} />
          <DetailsOriginProvider value={origin}>
            <RoomWeek room={room} first={first} zone={zone} />
          </DetailsOriginProvider>
        </>
      ) : null}
      {room && !isOpen ? <RoomForbidden isChatApp={room.appId !== undefined} /> : null}
      {!room && !error ? <RoomDetailSkeleton /> : null}
      {!room && error ? <RoomUnavailable query={query} /> : null}
    </>
  );
}

function RoomUnavailable({ query }: { query: FailedQuery }) {
  const status = query.error instanceof ApiError ? query.error.status : undefined;
  if (status === 404) return <RoomMissing />;
  if (status === 403) return <RoomForbidden />;
  return <QueryFailed variant="page" title={roomDetailText.loadFailed} query={query} />;
}
