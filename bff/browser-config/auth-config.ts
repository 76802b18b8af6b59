import type { AuthConfig, LoginMode } from '@/lib/client/configuration';
import { wechatSettingOf } from '@/lib/settings/wechat-setting';
import type { Env } from '../config/env';
import { environmentOf } from './environment-of-host';
import { mayShowDemo } from '../config/may-show-demo';
import { hasDemoOutbox, offersSms } from '../config/sms';

/** 林晓, the organizer of the demo's story. */
const demoLogin = { mobile: '13800000001', password: 'Demo1234' };

/** The ways in that the log-in page may offer, and its settings (CFG-01). */
export function authConfig(env: Env): AuthConfig {
  return {
    environment: environmentOf(new URL(env.PUBLIC_ORIGIN).hostname),
    modes: modesOf(env),
    sso: env.SSO_ISSUER !== undefined,
    ...(env.SSO_LABEL && { ssoLabel: env.SSO_LABEL }),
    ...(wechatSettingOf(env) && { wechat: true }),
    privateVariant: env.DEPLOYMENT === 'private',
    privilegedPassword: env.PRIVILEGED_PASSWORD,
    captcha: env.CAPTCHA_PROVIDER,
    passwordTransport: env.PASSWORD_TRANSPORT,
    passwordDigest: isForeign(env) ? env.PASSWORD_DIGEST : 'none',
    agreements: {
      user: env.AGREEMENT_USER_URL,
      privacy: env.AGREEMENT_PRIVACY_URL,
      service: env.AGREEMENT_SERVICE_URL,
    },
    ...(hasDemoData(env) &&
      mayShowDemo(env) && {
        demo: { ...demoLogin, ...(hasDemoOutbox(env) && { outbox: '/dev/outbox' }) },
      }),
  };
}

/**
 * The modes without `LOGIN_MODES`. The QR code works between our own service and a phone; a foreign service may lack it, and
 * it is no first way in, because it needs a device that is logged in.
 */
function defaultModes(env: Env): LoginMode[] {
  if (isForeign(env)) return ['sms', 'password'];
  return offersSms(env) ? ['sms', 'qr', 'password'] : ['password', 'qr'];
}

/** SMS is left out where none can be sent, as in a private deployment (AUTH-17), even when `LOGIN_MODES` names it. */
function modesOf(env: Env): LoginMode[] {
  const named = env.LOGIN_MODES.length > 0 ? env.LOGIN_MODES : defaultModes(env);
  const modes = named.filter((mode) => mode !== 'sms' || offersSms(env));
  return modes.length > 0 ? modes : ['password'];
}

const isForeign = ({ SERVICE_URL, SERVICE_URL_AUTH }: Env) => Boolean(SERVICE_URL ?? SERVICE_URL_AUTH);

/** The demo data is in the embedded store, and in a database only with `SEED_DEMO`. */
const hasDemoData = (env: Env) => !isForeign(env) && (!env.DATABASE_URL || env.SEED_DEMO);
