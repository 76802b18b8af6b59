import { gateway, type Gateway } from '@/bff/gateway';
import { logAuthEvent, logRefusedSession } from '@/bff/session/auth-event';
import { clearCookie } from '@/bff/cookies/cookies';
import { hasEnded } from '@/bff/session/ended-sessions';
import type { ChosenStaff, Session } from '@/bff/session/identity';
import { readSession, type SessionReading } from '@/bff/session/read-session';
import { ApiError, isSignedOut } from '@/lib/client/failures/api-error';
import { failureResponse } from './response';
import { tooManyRequestsResponse } from './refusals/too-many-requests';
import { isOurs, MethodRefusal, refusals } from './refusals/refusal';
import { clientAddress, newTraceId } from './trace';

/** A browser's request on its way through a handler. */
export type Incoming = {
  request: Request;
  reading: SessionReading;
  traceId: string;
  clientAddress: string | undefined;
  userAgent: string | undefined;
  gateway: Gateway;
};

export type Handler = (incoming: Incoming) => Promise<Response>;

/** Runs a handler; anything that it throws becomes one JSON failure with the trace id (S38). */
export async function handle(handler: Handler, request: Request, gateway: Gateway): Promise<Response> {
  const reading = await readSession(request, gateway);
  const traceId = newTraceId();
  const incoming: Incoming = {
    request,
    reading,
    traceId,
    gateway,
    clientAddress: clientAddress(request.headers),
    userAgent: request.headers.get('user-agent') ?? undefined,
  };
  logRefusedSession(reading, incoming);
  try {
    if (!isProbe(request)) gateway.limits.assertCall(incoming);
    return await handler(incoming);
  } catch (error) {
    if (!(error instanceof ApiError)) {
      gateway.log.error({ traceId, err: error }, 'a handler failed');
      return failureResponse(refusals.unexpected(), { traceId });
    }
    logRefusal(error, incoming);
    if (error.status === 429 && isOurs(error)) return tooManyRequestsResponse(error, { request, traceId });
    const cookies = isSignedOut(error) && isDead(reading) ? [clearCookie('session', gateway)] : [];
    const headers = error instanceof MethodRefusal ? { allow: error.allow.join(', ') } : undefined;
    return failureResponse(error, { traceId, cookies, headers });
  }
}

/** Load balancers probe from an address that all callers may seem to share, so probes are never counted. */
const isProbe = ({ url }: Request) => /^\/bff\/(healthz|readyz)$/.test(new URL(url).pathname);

/**
 * Logs a 403, a dead token (ASVS 16.3.2), and each call that the BFF itself refused. A caller without a session is not logged, nor
 * is "not ready", the honest answer to a probe that comes many times a minute.
 */
function logRefusal(error: ApiError, incoming: Incoming): void {
  const { reading, request, traceId, gateway } = incoming;
  const { status, code } = error;
  const userId = reading.kind === 'session' ? reading.session.userId : undefined;
  if (status === 403) logAuthEvent('call refused', incoming, { userId, status, code });
  if (isSignedOut(error) && userId) logAuthEvent('session refused', incoming, { userId, reason: 'token' });
  if (isOurs(error) && status !== 401 && status !== 403 && !(status === 503 && isProbe(request)))
    gateway.refused({ traceId, status, method: request.method, address: new URL(request.url).pathname });
}

/**
 * A dead session cookie is cleared, so that nothing loops on it; except after a switch of company or a log-out: the browser may
 * already hold the next session while an older request is still being answered.
 */
const isDead = (reading: SessionReading): boolean =>
  (reading.kind === 'session' && !hasEnded(reading.session.id)) ||
  (reading.kind === 'refused' && reading.reason !== 'ended');

/** A route handler for Next. */
export const mount = (handler: Handler) => (request: Request) => handle(handler, request, gateway());

/** The session of a request, or a refusal; each data handler calls this itself (S56). */
export function requireSession({ reading }: Incoming): Session {
  if (reading.kind === 'session') return reading.session;
  throw reading.kind === 'unavailable' ? refusals.unavailable() : refusals.signedOut();
}

export function requireStaff(session: Session): ChosenStaff {
  if (!session.staff) throw refusals.identityNeeded();
  return session.staff;
}
