import type { ChangeSignals } from '../../kernel/notifier';

/** Makes open pages look again after a commit, in every process; those of the tokens are authenticated again at once. */
export type Announce = (tokenHashes: readonly Buffer[]) => Promise<void>;

/** In the process that serves the pages. */
export const announceBy =
  ({ published, recheckToken }: ChangeSignals): Announce =>
  (tokenHashes) => {
    published();
    tokenHashes.forEach(recheckToken);
    return Promise.resolve();
  };

/** Where nothing serves pages. */
export const noAnnounce: Announce = () => Promise.resolve();
