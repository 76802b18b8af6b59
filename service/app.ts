import { Hono } from 'hono';
import { createEventCollector } from './gateways/analytics/create-event-collector';
import { createSmsGateway } from './gateways/sms/create-sms-gateway';
import { createFileStorage } from './gateways/storage/create-file-storage';
import type { FileStorage } from './gateways/storage/file-storage';
import { createEncryptionKeys, type EncryptionKeys } from './account/password/encryption-keys';
import { identityTokens } from './login/sso/identity-tokens';
import { type ChangeHub, createChangeHub } from './live/change-hub';
import { localNotifier } from './live/local-notifier';
import { authenticateDoor } from './door/authenticate-door';
import { authenticate } from './account/authenticate';
import type { JobSignals, ServiceParts } from './kernel/deps';
import type { AppDeps } from './routes';
import { httpCodes, ServiceError } from './kernel/errors/service-error';
import { answerError } from './http/answer-error';
import type { ServiceEnv } from './kernel/environment';
import { type LastingFailures, lastingFailures } from './kernel/errors/lasting-failures';
import { type CompanyCache, createCompanyCache } from './kernel/cache/company-cache';
import { mount, type Routes } from './http/mount';
import { openApi } from './http/openapi';
import { outbox } from './gateways/sms/demo-outbox';
import { probes } from './http/probes';
import { routes } from './routes';
import { trace } from './http/trace';

export type { ServiceParts } from './kernel/deps';

/** For a service without a runner, such as a test's. */
const noJobs: JobSignals = { dueAt: () => undefined };

/**
 * The reservation service as a function of requests: `buildService(parts).fetch(request)`. It opens nothing and
 * listens nowhere; its caller decides on both.
 */
export function buildService(
  parts: ServiceParts,
  {
    keys = createEncryptionKeys(parts),
    changes = createChangeHub({ ...parts, notifier: localNotifier() }),
    cache = createCompanyCache(parts),
    jobs = noJobs,
    failures = lastingFailures(parts.clock),
    storage = createFileStorage(parts.config.storage),
  }: {
    keys?: EncryptionKeys;
    changes?: ChangeHub;
    cache?: CompanyCache;
    jobs?: JobSignals;
    failures?: LastingFailures;
    storage?: FileStorage;
  } = {},
): Hono<ServiceEnv> {
  const sso = parts.config.sso && identityTokens(parts.config.sso);
  const deps: AppDeps = {
    ...parts,
    keys,
    changes,
    cache,
    jobs,
    storage,
    sms: createSmsGateway(parts),
    collector: createEventCollector(parts),
    sso,
    authenticateStaff: (request) => authenticate(deps, request, { need: 'staff' }),
  };
  const app = new Hono<ServiceEnv>();
  app.use(trace(deps.logger));
  const onError = answerError(deps.logger);
  app.onError(onError);
  app.notFound((context) => onError(new ServiceError(httpCodes.notFound), context));
  app.route('/', probes({ ...deps, failures }));
  app.route('/', openApi());
  app.route('/', outbox(deps));
  mount(app, deps, {
    routes: routes as Routes,
    authenticate: (request, options) =>
      options.need === 'door' ? authenticateDoor(deps, request) : authenticate(deps, request, options),
  });
  return app;
}
