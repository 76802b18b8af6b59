import { headers } from 'next/headers';
import { gateway } from '@/bff/gateway';
import { clientAddress, newTraceId } from '@/bff/http/trace';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError, isSignedOut, type LoadFailure } from '@/lib/client/failures/api-error';
import type { DoorRoom } from '@/lib/contract/door';
import { readDoorCookie } from './door-cookie';

export type LoadedDoor =
  { state: 'ready'; room: DoorRoom } | { state: 'unpaired' } | { state: 'failed'; failure: LoadFailure };

/** The room that the page `/door/{roomId}` shows, where this browser is a screen of that room. */
export async function loadDoor(roomId: string): Promise<LoadedDoor> {
  const received = new Headers(await headers());
  const door = await readDoorCookie(received, gateway());
  if (door?.roomId !== roomId) return { state: 'unpaired' };
  const caller = { traceId: newTraceId(), clientAddress: clientAddress(received), doorToken: door.token };
  try {
    const room = await createServerApi(caller, gateway())('GET /api-meeting/api/door/room');
    return { state: 'ready', room };
  } catch (error) {
    if (isSignedOut(error)) return { state: 'unpaired' };
    if (!(error instanceof ApiError)) throw error;
    const { status, traceId, retryAfterSeconds } = error;
    return { state: 'failed', failure: { status, traceId, retryAfterSeconds } };
  }
}
