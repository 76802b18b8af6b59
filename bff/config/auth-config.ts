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
    agreements: {
      user: env.AGREEMENT_USER_URL,
      privacy: env.AGREEMENT_PRIVACY_URL,
      service: env.AGREEMENT_SERVICE_URL,
    },
    ...(hasDemoData(env) && { demo: demoLogin }),
  };
}

/** The demo's story is in the embedded store, and in a database only where someone asked for it. */
const hasDemoData = ({ SERVICE_URL, SERVICE_URL_AUTH, DATABASE_URL, SEED_DEMO }: Env) =>
  !SERVICE_URL && !SERVICE_URL_AUTH && (!DATABASE_URL || SEED_DEMO);
