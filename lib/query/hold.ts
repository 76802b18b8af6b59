'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Api } from '@/lib/client/api';
import type { RoomHold } from '@/lib/contract/hold';
import { limits } from '@/lib/domain/limits/limits';
import { roomHolds } from '@/lib/domain/limits/live-limits';
import { useApi } from './context/api-context';
import { holdKeys } from './hold-keys';

const none: readonly RoomHold[] = [];

/** The slots that colleagues are about to book, as the stream of changes shows them. */
export function useRoomHolds(): readonly RoomHold[] {
  const { data = none } = useQuery<readonly RoomHold[]>({
    queryKey: holdKeys.all,
    queryFn: skipToken,
    staleTime: Infinity,
  });
  return data;
}

/** A slot of a room that a card or form is open on. */
export type HeldSlot = Pick<RoomHold, 'roomId' | 'beginTime' | 'endTime'>;

/** Shows these slots to colleagues for as long as the component stands. A call that fails is left: a hold is no promise. */
export function useHoldSlots(slots: readonly HeldSlot[]): void {
  const api = useApi();
  const heldIds = useRef<ReadonlySet<string>>(new Set());
  const key = JSON.stringify(slots.map(({ roomId, beginTime, endTime }) => [roomId, beginTime, endTime]));

  useEffect(() => {
    const held = (JSON.parse(key) as [string, number, number][]).map(([roomId, beginTime, endTime]) => ({
      ...{ roomId, beginTime, endTime },
    }));
    const repeat = () => held.forEach((slot) => hold(api, slot));
    let interval: ReturnType<typeof setInterval> | undefined;
    // Not for every step of a drag.
    const timer = setTimeout(() => {
      const roomIds = new Set(held.map(({ roomId }) => roomId));
      for (const roomId of heldIds.current) if (!roomIds.has(roomId)) release(api, roomId);
      heldIds.current = roomIds;
      repeat();
      interval = setInterval(repeat, roomHolds.repeatMs);
    }, limits.longDebounceMs);
    return () => {
      clearTimeout(timer);
      clearInterval(interval);
    };
  }, [api, key]);

  useEffect(
    () => () => {
      for (const roomId of heldIds.current) release(api, roomId);
      heldIds.current = new Set();
    },
    [api],
  );
}

const ignore = () => undefined;

function hold(api: Api, { roomId: id, ...body }: HeldSlot) {
  api('PUT /api-meeting/api/user/v2/rooms/{id}/hold', { params: { id }, body }).catch(ignore);
}

function release(api: Api, id: string) {
  api('DELETE /api-meeting/api/user/v2/rooms/{id}/hold', { params: { id } }).catch(ignore);
}
