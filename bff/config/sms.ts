import { smsSettingOf, type SmsSetting } from '@/lib/contract/sms-setting';
import type { Env } from './env';
import { isLoopback } from './loopback';
import { serviceUrls } from './service-urls';

/**
 * How our own service sends codes. Without a gateway only the embedded demo does, into an outbox that everybody can read who gets
 * here. What is in it lets in as anyone, so a store that others share never has one.
 */
export function smsSetting(env: Env): SmsSetting | undefined {
  if (env.DEPLOYMENT === 'private' || serviceUrls(env).auth !== undefined) return undefined;
  return smsSettingOf(env) ?? (mayKeepOutbox(env) ? { kind: 'outbox' } : undefined);
}

/** Whoever serves more than this machine says so in one of these; then the outbox has to be asked for by name (S21). */
function mayKeepOutbox({ DATABASE_URL, DEMO_OUTBOX, HOST, PUBLIC_ORIGIN, TRUSTED_PROXIES }: Env): boolean {
  if (DATABASE_URL) return false;
  const isAlone = [HOST, new URL(PUBLIC_ORIGIN).hostname].every(isLoopback) && TRUSTED_PROXIES.length === 0;
  return isAlone || DEMO_OUTBOX;
}

/** A service elsewhere has its own way to phones; whether it does is what `LOGIN_MODES` says. */
export const offersSms = (env: Env): boolean =>
  env.DEPLOYMENT === 'public' && (serviceUrls(env).auth !== undefined || smsSetting(env) !== undefined);

export const hasDemoOutbox = (env: Env): boolean => smsSetting(env)?.kind === 'outbox';
