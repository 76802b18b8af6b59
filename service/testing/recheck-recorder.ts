import type { ChangeHub } from '../live/change-hub';

/** A hub without listeners that records the tokens to recheck, in hexadecimal. */
export function recheckRecorder(): { hub: ChangeHub; rechecked(): string[] } {
  const rechecked: string[] = [];
  const hub: ChangeHub = {
    published: () => undefined,
    recheckToken: (tokenHash) => void rechecked.push(tokenHash.toString('hex')),
    held: () => undefined,
    openedBy: () => 0,
    join: () => Promise.reject(new Error('nobody listens here')),
    close: () => Promise.resolve(),
  };
  return { hub, rechecked: () => [...rechecked] };
}
