import { cache } from 'react';
import { headers } from 'next/headers';
import { visitorOf, type Session, type Visitor } from './identity';
import { readSession, type SessionReading } from './read-session';

/** The session reading of the page's request, with the token; the cookie is opened once per request. */
export const loadReading = cache(async (): Promise<SessionReading> =>
  readSession({ headers: new Headers(await headers()) }),
);

/** The session of the page's request, for calls on its behalf. */
export async function loadPageSession(): Promise<Session | undefined> {
  const reading = await loadReading();
  return reading.kind === 'session' ? reading.session : undefined;
}

/** The visitor of this page. Throws when the session could not be read; the route's `error.tsx` answers then. */
export async function loadSession(): Promise<Visitor> {
  const reading = await loadReading();
  if (reading.kind === 'unavailable') {
    throw new Error('The session could not be read', { cause: reading.cause });
  }
  return visitorOf(reading.kind === 'session' ? reading.session : undefined);
}
