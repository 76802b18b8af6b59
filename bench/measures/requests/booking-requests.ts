import { randomUUID } from 'node:crypto';
import type { Room } from '@/lib/contract/room';
import type { LoadRequest } from '../../load';
import type { CallerHeaders } from '../../staging/sign-in';
import type { LoadedDatabase, StagedServer } from '../../stage';
import { bookableRoomsPath, freeSlots } from './free-slots';

/** The subject of every booking of the bench. */
export const benchSubject = '容量评审';

export async function bookableRooms({ origin }: StagedServer, headers: CallerHeaders): Promise<Room[]> {
  const response = await fetch(`${origin}${bookableRoomsPath}`, { headers });
  return ((await response.json()) as { list: Room[] }).list;
}

type Booking = { persons: readonly CallerHeaders[]; rooms: readonly Room[]; database: LoadedDatabase };

/** Bookings on the service, each of another free slot, by one person after the other. */
export function bookingRequests({ persons, rooms, database }: Booking): () => LoadRequest {
  const nextSlot = freeSlots(rooms, database);
  let turn = 0;
  return () => {
    const { roomId, ...time } = nextSlot();
    const person = persons[(turn += 1) % persons.length] ?? {};
    return {
      method: 'POST',
      path: '/api-meeting/api/user/v2/meetings/actions/schedule',
      headers: { ...person, 'idempotency-key': randomUUID() },
      body: { ...time, subject: benchSubject, roomBookingForms: [{ roomId }] },
    };
  };
}
