import type { AuthConfig } from '@/lib/client/configuration';
import type { Env } from './env';
import { environmentOf } from './environment';

/** 林晓, the organizer of the demo's story. */
const demoLogin = { mobile: '13800000001', password: 'Demo1234' };

/** What the log-in page may offer (CFG-01). */
export function authConfig(env: Env): AuthConfig {
  return {
    environment: environmentOf(new URL(env.PUBLIC_ORIGIN).hostname),
    modes: env.LOGIN_MODES.length > 0 ? env.LOGIN_MODES : ['password'],
    sso: false,
    privateVariant: env.PRIVATE_VARIANT,
    privilegedPassword: env.PRIVILEGED_PASSWORD,
    passwordTransport: env.PASSWORD_TRANSPORT,
    passwordDigest: isForeign(env) ? env.PASSWORD_DIGEST : 'none',
    agreements: {
      user: env.AGREEMENT_USER_URL,
      privacy: env.AGREEMENT_PRIVACY_URL,
      service: env.AGREEMENT_SERVICE_URL,
    },
    ...(hasDemoData(env) && { demo: demoLogin }),
  };
}

const isForeign = ({ SERVICE_URL, SERVICE_URL_AUTH }: Env) => Boolean(SERVICE_URL ?? SERVICE_URL_AUTH);

/** The demo's story is in the embedded store, and in a database only where someone asked for it. */
const hasDemoData = (env: Env) => !isForeign(env) && (!env.DATABASE_URL || env.SEED_DEMO);
