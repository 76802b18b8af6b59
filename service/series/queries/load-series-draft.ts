import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { seriesDraftSchema } from '@/lib/contract/series';
import type { BookingDraft } from '@/lib/domain/booking/booking-rule';
import { loadBooking } from '../../booking/queries/booking-facts';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { roomFactsOf } from '../../room/facts';
import type { RoomRow } from '../../room/queries/rooms';

export type SeriesRequest = z.output<typeof seriesDraftSchema>;

/** The part that all occurrences have in common, and every room that one of them names. */
export type SeriesDraft = {
  /** Without times. */
  draft: BookingDraft;
  roomIds: string[];
  rooms: ReadonlyMap<string, RoomRow>;
  attendeeIds: string[];
  guestCount: number;
};

// An id can be spelt in several ways.
const spelt = (id: string) => id.toLowerCase();

/**
 * Finds the rooms and people that a series and its single occurrences name, in one statement; `bookedRoomIds` are those that an edited
 * series has.
 *
 * @throws ServiceError 404000 for a room or a person that the caller's company does not have
 */
export async function loadSeriesDraft(
  db: Kysely<Database>,
  caller: Caller,
  { bookedRoomIds = [], ...request }: Omit<SeriesRequest, 'recurrence'> & { bookedRoomIds?: string[] },
): Promise<SeriesDraft> {
  const named = request.roomBookingForms.map(({ roomId }) => spelt(roomId));
  const others = request.occurrences.flatMap(({ roomIds = [] }) => roomIds.map(spelt));
  const roomBookingForms = [...new Set([...named, ...others, ...bookedRoomIds])].map((roomId) => ({
    roomId,
  }));
  const { draft, rooms, attendeeIds } = await loadBooking(db, caller, { ...request, roomBookingForms });
  const ownRooms = rooms.filter(({ id }) => named.includes(id));
  return {
    draft: {
      ...draft,
      rooms: ownRooms.map(roomFactsOf),
      place: ownRooms.length > 0 ? placeOf(ownRooms) : request.address,
    },
    roomIds: ownRooms.map(({ id }) => id),
    rooms: new Map(rooms.map((room) => [room.id, room])),
    attendeeIds,
    guestCount: request.guests.length,
  };
}

const placeOf = (rooms: readonly RoomRow[]): string => rooms.map(({ name }) => name).join('、');

/** The rooms of an occurrence, in the company's own order. */
export const roomsOf = ({ rooms }: Pick<SeriesDraft, 'rooms'>, roomIds: readonly string[]): RoomRow[] => {
  const wanted = new Set(roomIds.map(spelt));
  return [...rooms.values()].filter(({ id }) => wanted.has(id));
};

/** One occurrence as a booking that the rules judge. */
export function occurrenceDraft(
  series: SeriesDraft,
  { beginTime, endTime, roomIds }: { beginTime: number; endTime: number; roomIds: readonly string[] },
): BookingDraft {
  const rooms = roomsOf(series, roomIds);
  return {
    ...series.draft,
    beginTime,
    endTime,
    rooms: rooms.map(roomFactsOf),
    // A place of its own is for occurrences without rooms.
    place: rooms.length > 0 ? placeOf(rooms) : series.draft.place,
  };
}
