import type { Env } from './env';
import { isLoopback } from './loopback';

/**
 * Whether the demo's accounts and codes, which let everybody in, may be shown. A deployment that serves more than this machine
 * says so in one of these settings, and then has to enable the demo by name (S21, S59).
 */
export function mayShowDemo({ DEMO_OUTBOX, HOST, PUBLIC_ORIGIN, TRUSTED_PROXIES }: Env): boolean {
  const isAlone = [HOST, new URL(PUBLIC_ORIGIN).hostname].every(isLoopback) && TRUSTED_PROXIES.length === 0;
  return isAlone || DEMO_OUTBOX;
}
