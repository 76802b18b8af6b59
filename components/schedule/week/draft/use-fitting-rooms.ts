import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';
import { byFit } from '@/lib/domain/booking/room-fit';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { roomsToChoose } from '@/lib/query/room';

type Wanted = { window: Window; people: number };

const fitOf = (room: Room) => ({ room, ...room, approval: room.audit });

/** The rooms that are free at a time and have a seat for everybody, those that fit best first, and the one of them that is picked. */
export function useFittingRooms({ window, people }: Wanted) {
  const { choices } = usePersonChoices();
  const usualAreaId = choices?.myAreaId;
  const [pickedId, pick] = useState<string>();
  const query = useQuery({
    ...roomsToChoose(useApi(), {
      freeFrom: window.beginTime,
      freeTo: window.endTime,
      capacityGe: people,
    }),
    // The time changes below an open card, whose room stays until another answer is there.
    placeholderData: keepPreviousData,
  });
  const rooms = useMemo(
    () =>
      query.data?.list
        .filter(({ can }) => can.book)
        .map(fitOf)
        .toSorted(byFit(usualAreaId))
        .map(({ room }) => room),
    [query.data, usualAreaId],
  );
  const room = rooms?.find(({ id }) => id === pickedId) ?? rooms?.[0];
  return { query, rooms: rooms && firstWith(rooms, room), room, pick };
}

/** As many as the card shows, the picked one among them. */
function firstWith(rooms: readonly Room[], picked: Room | undefined): Room[] {
  const first = rooms.slice(0, limits.shownRooms);
  return picked === undefined || first.includes(picked) ? first : [...first.slice(0, -1), picked];
}
