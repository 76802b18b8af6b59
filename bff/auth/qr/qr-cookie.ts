import { z } from 'zod';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { SessionContext } from '@/bff/session/session-context';
import { qrLogin } from '@/lib/domain/limits/way-in-limits';

const qrCodeSchema = z.object({ codeId: z.string(), secret: z.string() });

/** The QR code on a browser's screen, and the secret that makes it this browser's (S20). */
export type PendingQrCode = z.infer<typeof qrCodeSchema>;

/** Longer than the code itself lives: the service alone says that it is expired. */
const lifetimeMs = qrLogin.lifeMs + qrLogin.rememberedMs;

const qrCookie = sealedCookie('qr', qrCodeSchema);

export const writeQrCookie = (code: PendingQrCode, context: SessionContext): Promise<string> =>
  qrCookie.write(code, lifetimeMs, context);

export const readQrCookie = qrCookie.read;
