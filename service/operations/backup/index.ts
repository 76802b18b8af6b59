export { backUp } from './back-up';
export { BackupError } from './backup-error';
export type { RunningBackups } from './start-backups';
export { startBackups } from './start-backups';
export { restore } from './restore/restore';
