import { schemes, type Scheme } from '@/components/ui/theme/scheme';
import type { SessionView } from '@/lib/client/session-calls';

/** One channel per kind of message, so that no listener takes one for another. */
const channels = {
  session: 'meeting-rooms.session',
  scheme: 'meeting-rooms.scheme',
  lookedAt: 'meeting-rooms.looked-at',
} as const;
type Channel = keyof typeof channels;

const signedOut = 'signed-out ';
/** A name for this tab among the others; crypto.randomUUID would need https. */
const thisTab = `${Math.random()}`;

/** The identity of the session after a switch or a log-in; without staff id while the company is still to be chosen. */
export type ActingAs = Pick<SessionView, 'staffId' | 'companyName'> & {
  /** The name, after a log-in: a switch changes the company alone. */
  realName?: string | undefined;
  /** All staff ids of the account, after a log-in: a page of one of them is still the same person's. */
  staffIds?: readonly string[];
};

// Browsers of before 2022 have no such channel; their other tabs find out with their next call.
const openChannel = (channel: Channel) =>
  'BroadcastChannel' in window ? new BroadcastChannel(channels[channel]) : undefined;

function publish(name: Channel, message: string | ActingAs): void {
  const channel = openChannel(name);
  channel?.postMessage(message);
  channel?.close();
}

function subscribe(name: Channel, listener: (message: unknown) => void): () => void {
  const channel = openChannel(name);
  channel?.addEventListener('message', ({ data }) => listener(data));
  return () => channel?.close();
}

/** Announces a log-out to the other tabs (S08). */
export const broadcastSignedOut = (tab = thisTab): void => publish('session', signedOut + tab);

/** Subscribes to log-outs of any tab, this one included; returns the unsubscribe function. */
export const onSignedOut = (listener: (tab: { isThis: boolean }) => void): (() => void) =>
  subscribe('session', (message) => {
    if (typeof message === 'string' && message.startsWith(signedOut))
      listener({ isThis: message === signedOut + thisTab });
  });

/** Announces the new identity of the session to the other tabs (R32). */
export const broadcastIdentity = (identity: ActingAs): void => publish('session', identity);

/** Subscribes to switches of the company and log-ins in other tabs; returns the unsubscribe function. */
export const onIdentityFromOtherTab = (listener: (identity: ActingAs) => void): (() => void) =>
  subscribe('session', (message) => {
    if (typeof message === 'object' && message !== null) listener(message);
  });

/** Announces to the other tabs that this one is the active one. */
export const broadcastActiveTab = (tab = thisTab): void => publish('lookedAt', tab);

/** Subscribes to other tabs that become active; returns the unsubscribe function. */
export const onOtherTabActive = (listener: (tab: string) => void): (() => void) =>
  subscribe('lookedAt', (message) => {
    if (typeof message === 'string' && message !== thisTab) listener(message);
  });

/** Announces the chosen scheme to the other tabs (NAV-08). */
export const broadcastScheme = (scheme: Scheme): void => publish('scheme', scheme);

/** Subscribes to the scheme chosen in another tab; returns the unsubscribe function. */
export const onSchemeFromOtherTab = (listener: (scheme: Scheme) => void): (() => void) =>
  subscribe('scheme', (message) => {
    const scheme = schemes.find((one) => one === message);
    if (scheme) listener(scheme);
  });
