import { schemes, type Scheme } from '@/components/ui/theme/scheme';
import type { SessionView } from '@/lib/client/session-calls';

/** A channel for each kind of news, so that no listener takes one for another. */
const channels = {
  session: 'meeting-rooms.session',
  scheme: 'meeting-rooms.scheme',
  lookedAt: 'meeting-rooms.looked-at',
} as const;
type Channel = keyof typeof channels;

const signedOut = 'signed-out ';
/** A name for this tab among the others; crypto.randomUUID would need https. */
const thisTab = `${Math.random()}`;

/** As whom the session acts after a switch or a log-in; without staff id while the company is still to be chosen. */
export type ActingAs = Pick<SessionView, 'staffId' | 'companyName'> & {
  /** The name, after a log-in: a switch changes the company alone. */
  realName?: string | undefined;
  /** All that the account is, after a log-in: who is among them is the same person still. */
  staffIds?: readonly string[];
};

// Browsers of before 2022 have no such channel; their other tabs find out with their next call.
const openChannel = (channel: Channel) =>
  'BroadcastChannel' in window ? new BroadcastChannel(channels[channel]) : undefined;

function tell(name: Channel, message: string | ActingAs): void {
  const channel = openChannel(name);
  channel?.postMessage(message);
  channel?.close();
}

function listen(name: Channel, listener: (message: unknown) => void): () => void {
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }) => listener(data));
  return () => channel?.close();
}

/** Tells the other tabs that one has just logged out (S08). */
export const tellSignedOut = (tab = thisTab): void => tell('session', signedOut + tab);

/** Hears that a tab has logged out, be it this one; answers how to stop listening. */
export const onSignedOut = (listener: (tab: { isThis: boolean }) => void): (() => void) =>
  listen('session', (message) => {
    if (typeof message === 'string' && message.startsWith(signedOut))
      listener({ isThis: message === signedOut + thisTab });
  });

/** Tells the other tabs as whom the session acts from now on (R32). */
export const tellIdentity = (identity: ActingAs): void => tell('session', identity);

/** Hears that another tab has switched the company or logged in; answers how to stop listening. */
export const onIdentityElsewhere = (listener: (identity: ActingAs) => void): (() => void) =>
  listen('session', (message) => {
    if (typeof message === 'object' && message !== null) listener(message);
  });

/** Tells the other tabs that this one is looked at now. */
export const tellLookedAt = (tab = thisTab): void => tell('lookedAt', tab);

/** Hears which other tab is looked at; answers how to stop listening. */
export const onLookedAtElsewhere = (listener: (tab: string) => void): (() => void) =>
  listen('lookedAt', (message) => {
    if (typeof message === 'string' && message !== thisTab) listener(message);
  });

/** Tells the other tabs which scheme was chosen (NAV-08). */
export const tellScheme = (scheme: Scheme): void => tell('scheme', scheme);

/** Hears which scheme another tab has chosen; answers how to stop listening. */
export const onSchemeElsewhere = (listener: (scheme: Scheme) => void): (() => void) =>
  listen('scheme', (message) => {
    const scheme = schemes.find((one) => one === message);
    if (scheme) listener(scheme);
  });
