import { Hono } from 'hono';
import { createSmsGateway } from './adapters/sms/create-sms-gateway';
import { createEncryptionKeys, type EncryptionKeys } from './auth/encryption-keys';
import { identityTokens } from './auth/sso/identity-tokens';
import { type ChangeHub, createChangeHub } from './changes/change-hub';
import { localBell } from './changes/local-bell';
import type { Deps, ServiceParts } from './deps';
import { httpCodes, ServiceError } from './errors';
import { answerError } from './http/answer-error';
import type { ServiceEnv } from './http/environment';
import { KeptAnswers } from './http/kept-answers';
import { mount, type Routes } from './http/mount';
import { openApi } from './http/openapi';
import { outbox } from './http/outbox';
import { probes } from './http/probes';
import { routes } from './http/routes';
import { trace } from './http/trace';

export type { ServiceParts } from './deps';

/**
 * The reservation service as a function of requests: `buildService(parts).fetch(request)`. It opens nothing and
 * listens nowhere; who calls it decides on both.
 */
export function buildService(
  parts: ServiceParts,
  {
    keys = createEncryptionKeys(parts),
    changes = createChangeHub({ ...parts, bell: localBell() }),
    cache = new KeptAnswers(parts.logger),
  }: { keys?: EncryptionKeys; changes?: ChangeHub; cache?: KeptAnswers } = {},
): Hono<ServiceEnv> {
  const sso = parts.config.sso && identityTokens(parts.config.sso);
  const deps: Deps = {
    ...parts,
    keys,
    changes,
    kept: cache,
    sms: createSmsGateway(parts),
    sso,
  };
  const app = new Hono<ServiceEnv>();
  app.use(trace(deps.logger));
  const onError = answerError(deps.logger);
  app.onError(onError);
  app.notFound((context) => onError(new ServiceError(httpCodes.notFound), context));
  app.route('/', probes(deps));
  app.route('/', openApi());
  app.route('/', outbox(deps));
  mount(app, deps, routes as Routes);
  return app;
}
