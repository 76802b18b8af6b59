/**
 * Makes every process look again, after a commit. A message says where to look and carries no change, so one that gets lost or
 * comes twice does no harm.
 */
export type Notifier = {
  publish(message: string): void;
  /** Hands every message to the handler, this process's own too, until the returned function is called. */
  subscribe(handler: (message: string) => void): () => void;
};

/** Says that the outbox holds something new. Any other message is the hash of a token that may have ended. */
export const changeMessage = 'told';

/** How commands make open pages look again. */
export type ChangeSignals = {
  /** A change was committed. */
  published(): void;
  /** Streams opened with this token are authenticated again at once, in every process. */
  recheckToken(tokenHash: Buffer): void;
};
