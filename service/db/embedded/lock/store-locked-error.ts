import type { LockOwner } from './lock-owner';

/** The data folder is in use; the message is for the person at the terminal. */
export class StoreLockedError extends Error {
  readonly pid: number;

  constructor(dataDir: string, { pid, machine }: LockOwner) {
    super(
      `数据目录 ${dataDir} 正被进程 ${pid}（${machine}）使用，不能重复启动。` +
        `请先停止该进程，或用 DATA_DIR 指定另一个数据目录。`,
    );
    this.name = 'StoreLockedError';
    this.pid = pid;
  }
}
