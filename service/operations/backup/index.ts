export { backUp } from './back-up';
export { BackupError } from './backup-error';
export type { KeptBackups } from './keep-backups';
export { keepBackups } from './keep-backups';
export { restore } from './restore';
