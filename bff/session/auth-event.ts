import { clientAddress, newTraceId } from '@/bff/http/trace';
import { log, type Log } from '@/bff/log';
import type { SessionReading } from './read-session';

type AuthEvent =
  | 'logged in'
  | 'log-in refused'
  | 'logged out'
  | 'password set'
  | 'company changed'
  | 'session refused'
  | 'call refused'
  | 'chat account bound'
  | 'chat account not bound'
  | 'hand-off disagrees'
  | 'screen paired'
  | 'screen not paired';

/** The request of the event. */
export type Caller = { gateway: { log: Log }; traceId: string; clientAddress: string | undefined };

type Facts = { userId?: string; staffId?: string; status?: number; code?: number; reason?: string };

/** Logs a log-in, a log-out, a change of company or a refusal in one line, under the trace id (S58, ASVS 16.3.1). */
export function logAuthEvent(
  event: AuthEvent,
  { gateway, traceId, clientAddress }: Caller,
  facts: Facts = {},
): void {
  gateway.log.info({ event, traceId, clientAddress, ...facts }, event);
}

/** Logs a session cookie that was refused: forged, expired, ended, or sent twice. */
export function logRefusedSession(reading: SessionReading, caller: Caller): void {
  if (reading.kind === 'refused') logAuthEvent('session refused', caller, { reason: reading.reason });
}

/** The same for a page, whose request passes no handler. */
export const logRefusedPage = (reading: SessionReading, { headers }: Request): void =>
  logRefusedSession(reading, {
    gateway: { log: log() },
    traceId: newTraceId(),
    clientAddress: clientAddress(headers),
  });
