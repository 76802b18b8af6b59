import { ConfigurationError } from '@/bff/config/env';
import { operatorText } from '@/lib/text/zh-cn/operator';
import { outageCode } from '@/service/kernel/errors/store-trouble';

const toldInASentence = [
  'AdminError',
  'BackupError',
  'LoadRefusedError',
  'StoreLockedError',
  'StoreLostError',
];

/** Refusals of the file system; a socket that leads nowhere has some of these codes too. */
const fileCodes = ['EACCES', 'EDQUOT', 'EISDIR', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS'];
const socketCalls = ['connect', 'getaddrinfo'];

/** "permission denied", as for a role that does not own the schema. */
const notAllowed = '42501';

/** The sentence for the operator; undefined for a fault of ours, which needs its stack. */
export function operatorFailureText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error instanceof ConfigurationError || toldInASentence.includes(error.name)) return error.message;
  // The migrator's own message is about the schema; the reason is in its cause.
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code = '', syscall = '', message } = cause as NodeJS.ErrnoException;
  if (code === 'ERR_INVALID_URL') return operatorText.badDatabaseAddress;
  if (fileCodes.includes(code) && !socketCalls.includes(syscall)) return operatorText.fileFault(message);
  if (code === notAllowed || outageCode(cause)) return operatorText.databaseFault(message || code);
  return undefined;
}
