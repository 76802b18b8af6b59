import { env, type Env } from './config/env';
import { log, type Log } from './log';
import { sessionContext, type SessionContext } from './session/session-context';
import type { Backend, Backends } from './upstream/backend';
import { embeddedBackend } from './upstream/embedded';
import { httpBackend } from './upstream/http';

/** Everything that handlers reach beyond the request at hand; tests bring their own. */
export type Gateway = SessionContext & {
  backends: Backends;
  /** The service runs in this process. */
  embedded: boolean;
  /** `SERVICE_ENVELOPE`: bodies come wrapped in `{ code, data, message }`. */
  envelope: boolean;
  serviceKey?: string;
  publicOrigin: string;
  log: Log;
};

function backendsOf(env: Env): Backends {
  const backend = (own: string | undefined): Backend => {
    const url = own ?? env.SERVICE_URL;
    return url ? httpBackend(url) : embeddedBackend;
  };
  return {
    auth: backend(env.SERVICE_URL_AUTH),
    meeting: backend(env.SERVICE_URL_MEETING),
    pivot: backend(env.SERVICE_URL_PIVOT),
  };
}

function createGateway(): Gateway {
  const backends = backendsOf(env());
  return {
    ...sessionContext(),
    backends,
    embedded: backends.meeting === embeddedBackend,
    envelope: env().SERVICE_ENVELOPE,
    serviceKey: env().SERVICE_KEY,
    publicOrigin: env().PUBLIC_ORIGIN,
    log: log(),
  };
}

let current: Gateway | undefined;

/** Made on first use, because `next build` loads every module without an environment to serve in. */
export const gateway = (): Gateway => (current ??= createGateway());
