/**
 * Makes every process look again, after a commit. A message says where to look and carries no change, so one that gets lost or
 * comes twice does no harm. A hold travels whole, and is repeated while it lasts.
 */
export type Notifier = {
  publish(message: string): void;
  /** Hands every message to the handler, this process's own too, until the returned function is called. */
  subscribe(handler: (message: string) => void): () => void;
};

/** Says that the outbox holds something new. Any other message is a hold, or the hash of a token that may have ended. */
export const changeMessage = 'told';

/** A person is about to book a slot of a room, or no longer. */
export type HoldSignal = {
  companyId: string;
  roomId: string;
  staffId: string;
  realName: string;
  beginTime: number;
  endTime: number;
  hasEnded: boolean;
};

/** How commands make open pages look again. */
export type ChangeSignals = {
  /** A change was committed. */
  published(): void;
  /** Streams opened with this token are authenticated again at once, in every process. */
  recheckToken(tokenHash: Buffer): void;
};

/** How open pages of a company are shown a slot as held, in every process. */
export type HoldSignals = { held(signal: HoldSignal): void };
