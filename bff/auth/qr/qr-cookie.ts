import { z } from 'zod';
import { cookieName, readCookie, setCookie } from '@/bff/cookies/cookies';
import { open, seal } from '@/bff/cookies/seal';
import type { SessionContext } from '@/bff/session/session-context';
import { qrLogin } from '@/lib/domain/limits/way-in-limits';

const shownCodeSchema = z.object({ codeId: z.string(), secret: z.string() });

/** The QR code that a browser shows, and the secret that makes it this browser's (S20). */
type ShownCode = z.infer<typeof shownCodeSchema>;

/** Longer than the code itself lives: the service alone says that its time is over. */
const lifetimeMs = qrLogin.lifeMs + qrLogin.rememberedMs;

export async function writeQrCookie(code: ShownCode, context: SessionContext): Promise<string> {
  const expiresAt = context.clock.now() + lifetimeMs;
  const data = shownCodeSchema.parse(code);
  const value = await seal({ purpose: 'qr', expiresAt, data }, context.keys());
  return setCookie('qr', value, { ...context, maxAgeSeconds: lifetimeMs / 1_000 });
}

export async function readQrCookie(
  headers: Headers,
  context: SessionContext,
): Promise<ShownCode | undefined> {
  const cookie = readCookie(headers.get('cookie'), cookieName('qr', context));
  if (typeof cookie === 'string') return undefined;
  const now = context.clock.now();
  const opened = await open(cookie.value, { purpose: 'qr', keys: context.keys(), now });
  return 'data' in opened ? shownCodeSchema.safeParse(opened.data).data : undefined;
}
