import type { Env } from './env';
import { isLoopback } from './loopback';

/**
 * Whether what lets everybody in, the demo's accounts and codes, may be shown. Whoever serves more than this machine says so in one of
 * these settings; then it has to be asked for by name (S21, S59).
 */
export function mayShowDemo({ DEMO_OUTBOX, HOST, PUBLIC_ORIGIN, TRUSTED_PROXIES }: Env): boolean {
  const isAlone = [HOST, new URL(PUBLIC_ORIGIN).hostname].every(isLoopback) && TRUSTED_PROXIES.length === 0;
  return isAlone || DEMO_OUTBOX;
}
