'use client';

import { useQuery } from '@tanstack/react-query';
import type { Conflict } from '@/components/booking/conflicts/conflicts';
import { ConflictList } from '@/components/booking/conflicts/conflict-list';
import { orderHref } from '@/components/booking/form/order-href';
import { ButtonLink } from '@/components/ui/controls/button';
import { useServerNow } from '@/components/ui/page/server-clock';
import { nearestFreeWindow } from '@/lib/domain/booking/free-window';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { roomFacts } from '@/lib/domain/room/room-facts';
import { useApi } from '@/lib/query/context/api-context';
import { roomDetail, roomOrders } from '@/lib/query/room';
import { requestText } from '@/lib/text/zh-cn/approval-centre';
import { dayOf, endOfDay, startOfDay } from '@/lib/time/day';
import { formatEndTime, formatRange, formatTime } from '@/lib/time/format';
import styles from './request-actions.module.css';

type Props = {
  conflicts: readonly Conflict[];
  request: Window & { subject: string };
  reason: string;
  zone: string;
};

/** The slot is taken by now: by whom, the nearest free time of the same room, and the rooms that are free then (R32). */
export function AgainRepairs({ conflicts, request, reason, zone }: Props) {
  const roomId = conflicts[0]?.roomId;
  const free = useNearestFree(roomId, request, zone);
  const { beginTime, endTime, subject } = request;
  const day = dayOf(beginTime, zone);
  const from = formatTime(beginTime, zone);
  const to = formatEndTime(endTime, zone);
  return (
    <div className={styles.taken} role="alert">
      <p>{requestText.taken}</p>
      <ConflictList conflicts={conflicts} zone={zone} />
      <div className={styles.repairs}>
        {free && roomId ? (
          <ButtonLink
            variant="outlined"
            color="inherit"
            size="small"
            href={orderHref({ roomId, startTime: free.beginTime, endTime: free.endTime, subject, reason })}
          >
            {requestText.otherTime(formatRange(free, zone))}
          </ButtonLink>
        ) : null}
        <ButtonLink
          variant="outlined"
          color="inherit"
          size="small"
          href={`/rooms?${new URLSearchParams({ day, from, to })}`}
        >
          {requestText.otherRoom}
        </ButtonLink>
      </div>
    </div>
  );
}

function useNearestFree(roomId: string | undefined, request: Window, zone: string): Window | undefined {
  const api = useApi();
  const now = useServerNow();
  const day = dayOf(request.beginTime, zone);
  const window = { beginTime: startOfDay(day, zone), endTime: endOfDay(day, zone) };
  const { data: room } = useQuery({ ...roomDetail(api, roomId ?? ''), enabled: roomId !== undefined });
  const { data: taken } = useQuery(roomOrders(api, { roomIds: roomId ? [roomId] : [], ...window }));
  if (!room || !taken) return undefined;
  const { beginTime, endTime } = request;
  return nearestFreeWindow({
    draft: { beginTime, endTime, subject: '', rooms: [roomFacts(room)], memberStaffIds: [] },
    taken,
    facts: { now, zone, limits, sensitiveWords: [], neighbours: [] },
  });
}
