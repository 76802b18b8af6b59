export { backUp } from './back-up';
export type { KeptBackups } from './keep-backups';
export { keepBackups } from './keep-backups';
export { restore } from './restore';
