import { z } from 'zod';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { Incoming } from '@/bff/http/incoming';
import { refusals } from '@/bff/http/refusals/refusal';
import type { SessionContext } from '@/bff/session/session-context';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';

const doorSchema = z.object({ token: z.string(), roomId: z.string(), sealedAt: z.number() });

/** The room that a browser is the screen of, and the token for it. It is no session: nothing else is opened by it. */
export type Door = Omit<z.infer<typeof doorSchema>, 'sealedAt'>;

const doorCookie = sealedCookie('door', doorSchema);

export const writeDoorCookie = ({ token, roomId }: Door, context: SessionContext): Promise<string> =>
  doorCookie.write({ token, roomId, sealedAt: context.clock.now() }, presenceLimits.doorCookieMs, context);

export const readDoorCookie = doorCookie.read;

/** The room of the browser of a call, or a refusal. */
export async function requireDoor({ request, gateway }: Incoming) {
  const door = await readDoorCookie(request.headers, gateway);
  if (!door) throw refusals.notPaired();
  return door;
}
