import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';

const storageKey = 'captcha-session';
const scope = 'login';

type Kept = { sessionId: string; expiresAt: number };

// Where a browser stores nothing, a page remembers it by itself.
let inMemory: Kept | undefined;
let asked: Promise<string> | undefined;

/** The session id of this browser's captchas; asked for once and kept for 24 hours, for all tabs (AUTH-19). It is no secret. */
export async function captchaSession(api: Api, now: number = Date.now()): Promise<string> {
  const kept = read();
  if (kept && kept.expiresAt > now) return kept.sessionId;
  asked ??= ask(api, now).finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Whether a call was refused because the session it named is not this browser's (S24), or not any more. */
export const isForeignSession = (error: unknown): boolean =>
  error instanceof ApiError && error.code === errorCodes.captchaWrong;

let ofPicture: string | undefined;

/** What is read from a picture proves nothing under another session: a log-out in another tab may have forgotten this one by now. */
export const rememberPicture = (sessionId: string): void => {
  ofPicture = sessionId;
};

/** The session of the picture that was shown last. */
export const sessionOfPicture = (): string | undefined => ofPicture;

/** After the server did not know it: the next one who needs it asks anew. */
export function forgetCaptchaSession(): void {
  inMemory = undefined;
  ofPicture = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored there then.
  }
}

async function ask(api: Api, now: number): Promise<string> {
  const { sessionId } = await api('POST /api-auth/api/pauth/token/session', {
    body: { scope, endpointId: location.hostname, endpointType: limits.endpointType },
  });
  const kept: Kept = { sessionId, expiresAt: now + limits.sessionIdCacheMs };
  inMemory = kept;
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // Kept in memory alone.
  }
  return sessionId;
}

function read(): Kept | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(storageKey) ?? 'null') as Partial<Kept> | null;
    if (typeof stored?.sessionId === 'string' && typeof stored.expiresAt === 'number') return stored as Kept;
    // Cleared with all that this browser kept of a person: so is the copy in memory.
    inMemory = undefined;
  } catch {
    return inMemory;
  }
  return undefined;
}
