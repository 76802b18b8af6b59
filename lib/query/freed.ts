import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { freedLimits } from '@/lib/domain/limits/freed-limits';
import { type RoomFilter, roomKeys } from './room-keys';

/** The first rooms of a filter, read again whenever any room's bookings change. */
export const roomsBecomeFree = (api: Api, filter: RoomFilter) =>
  queryOptions({
    queryKey: [...roomKeys.all, 'become-free', filter] as const,
    meta: { follows: [{ kind: 'room' }] },
    queryFn: ({ signal }) =>
      api('POST /api-meeting/api/user/v2/rooms/actions/page', {
        body: { ...filter, pageNo: 1, pageSize: freedLimits.roomsRead },
        signal,
      }),
    retry: false,
  });
