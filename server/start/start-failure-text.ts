import { ConfigurationError } from '@/bff/config/env';
import { serverText } from '@/lib/text/zh-cn/server';
import { StoreLockedError, StoreLostError } from '@/service/db/embedded';

/** The message for the operator; only a fault of ours includes a stack. */
export function startFailureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isExpected = [StoreLockedError, StoreLostError, ConfigurationError].some(
    (kind) => error instanceof kind,
  );
  if (isExpected) return error.message;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return serverText.portInUse(Number(error.port));
  return error.stack ?? error.message;
}
