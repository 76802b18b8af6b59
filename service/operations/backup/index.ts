export { backUp } from './back-up';
export { BackupError } from './backup-error';
export type { KeptBackups } from './start-backups';
export { keepBackups } from './start-backups';
export { restore } from './restore/restore';
