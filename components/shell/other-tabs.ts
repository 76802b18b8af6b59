import type { SessionView } from '@/lib/client/session-calls';

const channelName = 'meeting-rooms.session';
const signedOut = 'signed-out';
const looked = 'looked-at';

/** As whom the session acts after a switch or a log-in; without staff id while the company is still to be chosen. */
export type ActingAs = Pick<SessionView, 'staffId' | 'companyName'>;

// Browsers of before 2022 have no such channel; their other tabs find out with their next call.
const openChannel = () => ('BroadcastChannel' in window ? new BroadcastChannel(channelName) : undefined);

function tell(message: typeof signedOut | typeof looked | ActingAs): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

function listen(listener: (message: unknown) => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }) => listener(data));
  return () => channel?.close();
}

/** Tells the other tabs that one has just logged out (S08). */
export const tellSignedOut = (): void => tell(signedOut);

/** Hears that another tab has logged out; answers how to stop listening. */
export const onSignedOutElsewhere = (listener: () => void): (() => void) =>
  listen((message) => {
    if (message === signedOut) listener();
  });

/** Tells the other tabs as whom the session acts from now on (R32). */
export const tellIdentity = ({ staffId, companyName }: ActingAs): void => tell({ staffId, companyName });

/** Hears that another tab has switched the company or logged in; answers how to stop listening. */
export const onIdentityElsewhere = (listener: (identity: ActingAs) => void): (() => void) =>
  listen((message) => {
    if (typeof message === 'object' && message !== null) listener(message);
  });

/** Tells the other tabs that this one is looked at now. */
export const tellLookedAt = (): void => tell(looked);

/** Hears that some tab is looked at; answers how to stop listening. */
export const onLookedAt = (listener: () => void): (() => void) =>
  listen((message) => {
    if (message === looked) listener();
  });
