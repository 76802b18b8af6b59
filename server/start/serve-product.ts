import { once } from 'node:events';
import { Server } from 'node:http';
import next from 'next';
import type { Env } from '@/bff/config/env';
import { needsOwnService } from '@/bff/config/service-urls';
import { securityHeaders } from '@/bff/config/headers/security-headers';
import { registerSessionKey } from '@/bff/session/session-context';
import { registerEmbeddedService } from '@/bff/upstream/transport/embedded';
import { refusalBudget } from '@/lib/domain/limits/limits';
import { lineBudget } from '@/lib/log/line-budget';
import { refusalLog } from '@/lib/log/refusal-log';
import { serverText } from '@/lib/text/zh-cn/server';
import { startSystemClockAt, systemClock } from '@/lib/time/clock';
import { createLogger, type Logger } from '@/service/kernel/logger';
import type { Stopping } from '@/service/http/stop-request';
import { announceWhenReady } from './announce-ready';
import { captureOutput } from './capture-output';
import { trustedProxies } from '../client-address';
import { compressResponses } from '../compress-responses';
import { createDrain } from '../drain';
import { createHttpServer, type Handler } from '../http-server';
import { openService } from './open-service';
import { letPagesSetStatus } from '../page-status';
import { embeddedKey } from './embedded-key';
import { readStaticFiles } from '../static-files/read-static-files';
import { serveStaticFiles } from '../static-files/serve-static-files';

/** Opens the service of this process, unless every namespace is served elsewhere, and serves until a stop is requested. */
export async function serveProduct(settings: Env, stopping: Stopping): Promise<void> {
  const logger = createLogger({ level: settings.LOG_LEVEL });
  if (settings.NODE_ENV === 'production') captureOutput(logger);
  if (settings.TEST_CLOCK !== undefined) startSystemClockAt(settings.TEST_CLOCK);
  if (settings.ALLOW_INSECURE_HTTP) logger.warn(serverText.insecure);

  void stopping.requested.then(({ signal }) => logger.info({ signal }, 'stopping'));
  const service = needsOwnService(settings) ? await openService({ env: settings, logger }) : undefined;
  try {
    if (service) registerEmbeddedService(service.fetch);
    if (!settings.SESSION_SECRET) registerSessionKey(await embeddedKey(settings.DATA_DIR, 'session'));
    if (!stopping.signal.aborted) await listen({ settings, stopping, logger });
  } finally {
    await service?.close();
  }
  logger.info('stopped');
}

type Listening = { settings: Env; stopping: Stopping; logger: Logger };

/** Runs our own HTTP server around Next, and drains it when a stop is requested. */
async function listen({ settings, stopping, logger }: Listening): Promise<void> {
  const origin = new URL(settings.PUBLIC_ORIGIN);
  const drain = createDrain();
  const server = createHttpServer({
    handle: (request, response) => handle(request, response),
    drain,
    proxies: trustedProxies(settings.TRUSTED_PROXIES),
    scheme: origin.protocol.slice(0, -1),
    headers: securityHeaders(settings),
    report: {
      failed: (err, traceId) => logger.error({ traceId, err }, 'a request failed'),
      refused: refusalLog({ log: logger, budget: lineBudget(refusalBudget), clock: systemClock }),
    },
  });

  const dev = settings.NODE_ENV !== 'production';
  const app = next({
    dev,
    hostname: origin.hostname,
    port: Number(origin.port || (origin.protocol === 'https:' ? 443 : 80)),
    // Next takes upgrades from this server, which only hot reload needs; in production it gets one that never listens (CVE-2026-44578).
    httpServer: dev ? server : new Server(),
  });
  const pages: Handler = letPagesSetStatus(app.getRequestHandler());
  await app.prepare();
  const handle = dev
    ? pages
    : serveStaticFiles(await readStaticFiles('.next/static'), compressResponses(pages));
  if (stopping.signal.aborted) return;

  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');
  void announceWhenReady({ server, settings, signal: stopping.signal });

  await drain.finish(server, await stopping.requested);
  await app.close();
}
