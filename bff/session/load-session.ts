import { cache } from 'react';
import { headers } from 'next/headers';
import { visitorOf, type Session, type Visitor } from './identity';
import { readSession, type SessionReading } from './read-session';

/** The reading of the page's request, token and all; opened once per request. */
export const loadReading = cache(async (): Promise<SessionReading> =>
  readSession({ headers: new Headers(await headers()) }),
);

/** The session of the page's request, for calls on its behalf. */
export async function loadPageSession(): Promise<Session | undefined> {
  const reading = await loadReading();
  return reading.kind === 'session' ? reading.session : undefined;
}

/** Who looks at this page. Throws when that cannot be told; the route's `error.tsx` answers then. */
export async function loadSession(): Promise<Visitor> {
  const reading = await loadReading();
  if (reading.kind === 'unavailable') {
    throw new Error('The session could not be read', { cause: reading.cause });
  }
  return visitorOf(reading.kind === 'session' ? reading.session : undefined);
}
