'use client';

import { useQuery } from '@tanstack/react-query';
import { useServerClock } from '@/components/ui/page/server-clock';
import { useApi } from '@/lib/query/context/api-context';
import { roomsFreeNow } from '@/lib/query/room';
import type { RoomFilter } from '@/lib/query/room-keys';

/** How many rooms of a filter are free to walk into at this moment; undefined while the number is unknown or not wanted. */
export function useFreeNow(filter: RoomFilter, { enabled }: { enabled: boolean }): number | undefined {
  const api = useApi();
  const clock = useServerClock();
  const { data } = useQuery({ ...roomsFreeNow(api, { filter, now: () => clock.now() }), enabled });
  return enabled ? data : undefined;
}
