export { backUp } from './back-up';
export { BackupError } from './backup-error';
export type { KeptBackups } from './snapshots/delete-old-backups';
export { keepBackups } from './snapshots/delete-old-backups';
export { restore } from './restore/restore';
