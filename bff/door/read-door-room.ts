import { jsonResponse } from '@/bff/http/response';
import { type Exchange, forwardedBody } from '@/bff/proxy/exchange';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import { requireDoor, writeDoorCookie } from './door-cookie';

/** `GET …/door/room`: passes the room on, and once a day prolongs the cookie of a screen that nobody touches. */
export async function readDoorRoom({ incoming, forward }: Exchange): Promise<Response> {
  const { gateway, traceId } = incoming;
  const room = await forwardedBody<'GET /api-meeting/api/door/room'>(forward);
  const door = await requireDoor(incoming);
  const isFresh = gateway.clock.now() < door.sealedAt + presenceLimits.doorCookieExtendMs;
  const cookies = isFresh ? [] : [await writeDoorCookie(door, gateway)];
  return jsonResponse(room, { traceId, cookies });
}
