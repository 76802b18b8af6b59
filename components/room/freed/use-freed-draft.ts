'use client';

import { useQuery } from '@tanstack/react-query';
import type { BookingDraft } from '@/lib/query/booking-keys';
import { bookingCheck } from '@/lib/query/booking';
import { useApi } from '@/lib/query/context/api-context';
import { roomsBecomeFree } from '@/lib/query/freed';
import { freedText } from '@/lib/text/zh-cn/freed';
import type { VainSearch } from './vain-searches';

export type FreedDraft = { draft: BookingDraft; roomNames: string };

/** The booking that a search in vain would come to now; nothing while there is still none. */
export function useFreedDraft(search: VainSearch, realName: string): FreedDraft | undefined {
  const api = useApi();
  const filter = 'filter' in search ? search.filter : undefined;
  const draft = 'draft' in search ? search.draft : undefined;
  const rooms = useQuery({ ...roomsBecomeFree(api, filter ?? {}), enabled: filter !== undefined });
  const check = useQuery({ ...bookingCheck(api, draft ?? emptyDraft), enabled: draft !== undefined });

  if ('draft' in search) {
    const isFree = check.data?.refusals.length === 0;
    return isFree ? { draft: search.draft, roomNames: search.roomNames } : undefined;
  }
  // A request for approval needs a reason, which one press cannot give.
  const room = rooms.data?.list.find(({ can, audit }) => can.book && !audit.required);
  const { freeFrom: beginTime, freeTo: endTime } = search.filter;
  return (
    room && {
      draft: {
        subject: freedText.subject(realName),
        beginTime,
        endTime,
        roomBookingForms: [{ roomId: room.id }],
      },
      roomNames: room.name,
    }
  );
}

const emptyDraft: BookingDraft = { subject: '', beginTime: 0, endTime: 0 };
