import { smsSettingOf, type SmsSetting } from '@/lib/settings/sms-setting';
import type { Env } from './env';
import { mayShowDemo } from './may-show-demo';
import { serviceUrls } from './service-urls';

/**
 * The SMS gateway of our own service. Without one only the embedded demo sends codes, into an outbox that every visitor can
 * read. Its codes log in as anyone, so a shared database never has an outbox.
 */
export function smsSetting(env: Env): SmsSetting | undefined {
  if (env.DEPLOYMENT === 'private' || serviceUrls(env).auth !== undefined) return undefined;
  return smsSettingOf(env) ?? (mayKeepOutbox(env) ? { kind: 'outbox' } : undefined);
}

const mayKeepOutbox = (env: Env): boolean => !env.DATABASE_URL && mayShowDemo(env);

/** A foreign service has an SMS gateway of its own; `LOGIN_MODES` says whether it is offered. */
export const offersSms = (env: Env): boolean =>
  env.DEPLOYMENT === 'public' && (serviceUrls(env).auth !== undefined || smsSetting(env) !== undefined);

export const hasDemoOutbox = (env: Env): boolean => smsSetting(env)?.kind === 'outbox';
