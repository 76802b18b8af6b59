import type { Namespace } from '@/lib/contract/endpoint';
import { refusalBudget } from '@/lib/domain/limits/limits';
import { lineBudget } from '@/lib/log/line-budget';
import { refusalLog, type RefusalLog } from '@/lib/log/refusal-log';
import { env, type Env } from './config/env';
import { serviceUrls } from './config/service-urls';
import { identityProvider, type IdentityProvider } from './auth/sso/identity-provider';
import { ssoSetting } from './auth/sso/sso-setting';
import { createCallLimits, type CallLimits } from './limits/call-limits';
import { log, type Log } from './log';
import { sessionContext, type SessionContext } from './session/session-context';
import type { Backend, Backends } from './upstream/transport/backend';
import { createBreaker } from './upstream/transport/breaker';
import { embeddedBackend } from './upstream/transport/embedded';
import { httpBackend } from './upstream/transport/http';
import { areOurs, type VisibilityValues } from './upstream/visibility-values';

/** Everything that handlers depend on beside the request; tests pass their own. */
export type Gateway = SessionContext & {
  backends: Backends;
  /** The service runs in this process. */
  embedded: boolean;
  /** `SERVICE_ENVELOPE`: bodies come wrapped in `{ code, data, message }`. */
  envelope: boolean;
  /** `VISIBILITY_VALUES`, where the meetings' service spells visibility in its own way (LIM-02). */
  visibility?: VisibilityValues | undefined;
  serviceKey?: string;
  publicOrigin: string;
  /** The company's OpenID provider, where one is configured (AUTH-08). */
  sso?: IdentityProvider | undefined;
  log: Log;
  limits: CallLimits;
  /** Logs each call that the BFF itself refused. */
  refused: RefusalLog;
};

function backendsOf(env: Env): Backends {
  const urls = serviceUrls(env);
  const backend = (namespace: Namespace): Backend => {
    const url = urls[namespace];
    return url ? httpBackend(url, createBreaker({ namespace, log: log() })) : embeddedBackend;
  };
  return { auth: backend('auth'), meeting: backend('meeting'), pivot: backend('pivot') };
}

function foreignVisibility({ meeting }: Backends): VisibilityValues | undefined {
  const values = env().VISIBILITY_VALUES;
  return meeting === embeddedBackend || areOurs(values) ? undefined : values;
}

function createGateway(): Gateway {
  const backends = backendsOf(env());
  const session = sessionContext();
  const sso = ssoSetting(env());
  return {
    ...session,
    backends,
    embedded: backends.meeting === embeddedBackend,
    envelope: env().SERVICE_ENVELOPE,
    visibility: foreignVisibility(backends),
    serviceKey: env().SERVICE_KEY,
    publicOrigin: env().PUBLIC_ORIGIN,
    limits: createCallLimits(env().RATE_LIMIT_SCALE),
    sso: sso && identityProvider(sso, session.clock),
    log: log(),
    refused: refusalLog({ log: log(), budget: lineBudget(refusalBudget), clock: session.clock }),
  };
}

let current: Gateway | undefined;

/**
 * Created on first use, because `next build` loads every module without an environment. Next bundles handlers and pages
 * apart, so a process has two gateways, each with connections and breakers of its own.
 */
export const gateway = (): Gateway => (current ??= createGateway());
