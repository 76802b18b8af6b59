import { ConfigurationError } from '@/bff/config/env';
import { serverText } from '@/lib/text/zh-cn/server';
import { StoreLockedError, StoreLostError } from '@/service/db/embedded';

/** What the person at the terminal is told; only a fault of ours comes with a stack. */
export function startFailureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isTold = [StoreLockedError, StoreLostError, ConfigurationError].some((kind) => error instanceof kind);
  if (isTold) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return serverText.portInUse(Number(error.port));
  return error.stack ?? error.message;
}
