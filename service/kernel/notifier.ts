/**
 * Calls every process to look again, after a commit. A ring says where to look and carries no change, so one that gets lost or
 * comes twice does no harm.
 */
export type Bell = {
  ring(word: string): void;
  /** Hears every ring, its own process's too, until the answer is called. */
  listen(heard: (word: string) => void): () => void;
};

/** Changes were told. Any other word is the hash of a token that may have ended. */
export const toldWord = 'told';
