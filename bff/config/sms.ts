import { smsSettingOf, type SmsSetting } from '@/lib/settings/sms-setting';
import type { Env } from './env';
import { mayShowDemo } from './may-show-demo';
import { serviceUrls } from './service-urls';

/**
 * How our own service sends codes. Without a gateway only the embedded demo does, into an outbox that everybody can read who gets
 * here. What is in it lets in as anyone, so a store that others share never has one.
 */
export function smsSetting(env: Env): SmsSetting | undefined {
  if (env.DEPLOYMENT === 'private' || serviceUrls(env).auth !== undefined) return undefined;
  return smsSettingOf(env) ?? (mayKeepOutbox(env) ? { kind: 'outbox' } : undefined);
}

const mayKeepOutbox = (env: Env): boolean => !env.DATABASE_URL && mayShowDemo(env);

/** A service elsewhere has its own way to phones; whether it does is what `LOGIN_MODES` says. */
export const offersSms = (env: Env): boolean =>
  env.DEPLOYMENT === 'public' && (serviceUrls(env).auth !== undefined || smsSetting(env) !== undefined);

export const hasDemoOutbox = (env: Env): boolean => smsSetting(env)?.kind === 'outbox';
