import { z } from 'zod';
import { sealedCookie } from '@/bff/cookies/sealed-cookie';
import type { SessionContext } from '@/bff/session/session-context';
import { limits } from '@/lib/domain/limits/limits';

const captchaCookie = sealedCookie('captcha', z.string());

/** Ties a captcha session to the browser that asked for it (S24): its id is no secret, the seal around it is. */
export const writeCaptchaCookie = (sessionId: string, context: SessionContext): Promise<string> =>
  captchaCookie.write(sessionId, limits.sessionIdCacheMs, context);

/** The captcha session of the browser that sent these headers. */
export const readCaptchaCookie = captchaCookie.read;
