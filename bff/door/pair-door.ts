import { z } from 'zod';
import { readJson } from '@/bff/http/body/read-json';
import { assertOwnCall } from '@/bff/http/cross-origin';
import type { Incoming } from '@/bff/http/incoming';
import { jsonResponse } from '@/bff/http/response';
import { logAuthEvent } from '@/bff/session/auth-event';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/failures/api-error';
import { writeDoorCookie } from './door-cookie';

const pairingSchema = z.object({ code: z.string().trim().min(1).max(32) });

/** `POST /bff/door/session`: makes this browser the screen of the room that the code is for. The token stays in its sealed cookie. */
export async function pairDoor(incoming: Incoming): Promise<Response> {
  const { request, gateway, traceId, clientAddress } = incoming;
  assertOwnCall(request, gateway);
  const body = await readJson(request, pairingSchema);
  const api = createServerApi({ traceId, clientAddress }, gateway);
  try {
    const { token, roomId, roomName } = await api('POST /api-meeting/api/door/actions/pair', { body });
    logAuthEvent('screen paired', incoming, {});
    const cookies = [await writeDoorCookie({ token, roomId }, gateway)];
    return jsonResponse({ roomId, roomName }, { traceId, cookies });
  } catch (error) {
    if (error instanceof ApiError) {
      const { status, code } = error;
      logAuthEvent('screen not paired', incoming, { status, code });
    }
    throw error;
  }
}
