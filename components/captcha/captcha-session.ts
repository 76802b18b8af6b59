import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import { browserStorage } from '@/lib/client/storage/web-storage';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';

const storageKey = 'captcha-session';
const scope = 'login';

type StoredSession = { sessionId: string; expiresAt: number };

// The page's own copy, for a browser that stores nothing.
let inMemory: StoredSession | undefined;
let pending: Promise<string> | undefined;

/** The session id of this browser's captchas; requested once and stored for 24 hours, for all tabs (AUTH-19). It is no secret. */
export async function captchaSession(api: Api, now: number = Date.now()): Promise<string> {
  const stored = read();
  if (stored && stored.expiresAt > now) return stored.sessionId;
  pending ??= request(api, now).finally(() => {
    pending = undefined;
  });
  return pending;
}

/** Whether a call was refused because the session in it is not this browser's (S24), or not any more. */
export const isForeignSession = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.captchaWrong;

let pictureSession: string | undefined;

/** An answer to a picture counts under the picture's session only, and a log-out in another tab may have removed that by now. */
export const rememberPicture = (sessionId: string): void => {
  pictureSession = sessionId;
};

/** The session of the last picture on the screen. */
export const sessionOfPicture = (): string | undefined => pictureSession;

/** Called when the server does not accept the session: the next use requests another. */
export function forgetCaptchaSession(): void {
  inMemory = undefined;
  pictureSession = undefined;
  browserStorage.remove(storageKey);
}

async function request(api: Api, now: number): Promise<string> {
  const { sessionId } = await api('POST /api-auth/api/pauth/token/session', {
    body: { scope, endpointId: location.hostname, endpointType: limits.endpointType },
  });
  inMemory = { sessionId, expiresAt: now + limits.sessionIdCacheMs };
  browserStorage.set(storageKey, JSON.stringify(inMemory));
  return sessionId;
}

function read(): StoredSession | undefined {
  const stored = browserStorage.getJson(storageKey) as Partial<StoredSession> | null | undefined;
  if (stored === undefined) return inMemory;
  if (typeof stored?.sessionId === 'string' && typeof stored.expiresAt === 'number')
    return stored as StoredSession;
  // A log-out has cleared the storage: the copy in memory goes too.
  inMemory = undefined;
  return undefined;
}
