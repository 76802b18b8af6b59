import type { ChangeHub } from '../live/change-hub';

/** A hub without listeners that records the tokens to recheck, in hexadecimal. */
export function doubtingHub(): { hub: ChangeHub; doubted(): string[] } {
  const doubted: string[] = [];
  const hub: ChangeHub = {
    published: () => undefined,
    recheckToken: (tokenHash) => void doubted.push(tokenHash.toString('hex')),
    openedBy: () => 0,
    join: () => Promise.reject(new Error('nobody listens here')),
    close: () => Promise.resolve(),
  };
  return { hub, doubted: () => [...doubted] };
}
