import { backupText } from '@/lib/text/zh-cn/backup';

/** The data folder had a store that is gone or cannot be opened; the message is for the person at the terminal. */
export class StoreLostError extends Error {
  constructor(database: string, { snapshot, cause }: { snapshot?: string; cause?: unknown }) {
    super(
      [
        cause instanceof Error
          ? backupText.storeUnreadable(database, cause.message)
          : backupText.storeMissing(database),
        snapshot ? backupText.restoreSnapshot(snapshot) : backupText.noSnapshot,
      ].join('\n'),
      { cause },
    );
    this.name = 'StoreLostError';
  }
}
