import type { ResponseOf } from '@/lib/contract';

export type RoomPage = ResponseOf<'POST /api-meeting/api/user/v2/rooms/actions/page'>;

/** The same array each time, so that nothing is drawn again for it. */
export const noPages: readonly RoomPage[] = [];

/** How many rooms the list holds so far. */
export const loadedRooms = (pages: readonly RoomPage[]): number =>
  pages.reduce((rooms, { list }) => rooms + list.length, 0);
