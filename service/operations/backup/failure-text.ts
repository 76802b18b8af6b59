import { backups } from '@/lib/domain/limits/limits';
import { backupText } from '@/lib/text/zh-cn/backup';

/** The operator's message for a running store that could not be copied. */
export function backupFailureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'TimeoutError' ? backupText.tooLarge(backups.standstillMs / 1_000) : error.message;
}
