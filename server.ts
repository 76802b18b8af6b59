import { once } from 'node:events';
import { Server } from 'node:http';
import next from 'next';
import { env, type Env } from '@/bff/config/env';
import { registerSessionKey } from '@/bff/session/session-context';
import { registerEmbeddedService } from '@/bff/upstream/embedded';
import { serverText } from '@/lib/text/zh-cn/server';
import { startSystemClockAt } from '@/lib/time/clock';
import { announceWhenReady } from './server/announce';
import { trustedProxies } from './server/client-address';
import { createDrain } from './server/drain';
import { createHttpServer, type Handler } from './server/http-server';
import { serverLimits } from './server/limits';
import { openService } from './server/service-host';
import { embeddedSessionKey } from './server/session-key';
import { startFailureText } from './server/start-failure-text';
import { createLogger } from './service/logger';
import type { RunningService } from './service/start-service';

/** Opens the service that runs in this process, unless one elsewhere was named, and serves until told to stop. */
async function start(settings: Env): Promise<void> {
  const logger = createLogger({ level: settings.LOG_LEVEL });
  if (settings.TEST_CLOCK !== undefined) startSystemClockAt(settings.TEST_CLOCK);
  if (settings.ALLOW_INSECURE_HTTP) logger.warn(serverText.insecure);

  const service = settings.SERVICE_URL ? undefined : await openService({ env: settings, logger });
  try {
    if (service) registerEmbeddedService(service.fetch);
    if (!settings.SESSION_SECRET) registerSessionKey(await embeddedSessionKey(settings.DATA_DIR));
    await serve(settings, service);
  } catch (error) {
    await service?.close();
    throw error;
  }
}

/** Our own HTTP server around Next: what has to be true before Next sees a request, and after the last one. */
async function serve(settings: Env, service: RunningService | undefined): Promise<void> {
  const origin = new URL(settings.PUBLIC_ORIGIN);
  const drain = createDrain();
  const server = createHttpServer({
    handle: (request, response) => handle(request, response),
    drain,
    proxies: trustedProxies(settings.TRUSTED_PROXIES),
    scheme: origin.protocol.slice(0, -1),
  });

  const dev = settings.NODE_ENV !== 'production';
  const app = next({
    dev,
    hostname: origin.hostname,
    port: Number(origin.port || (origin.protocol === 'https:' ? 443 : 80)),
    // Next takes upgrades from this server. Only its reload needs them; the other one never listens (CVE-2026-44578).
    httpServer: dev ? server : new Server(),
  });
  const handle: Handler = app.getRequestHandler();
  await app.prepare();

  server.listen(settings.PORT, settings.HOST);
  await once(server, 'listening');

  const stopping = new AbortController();
  const stop = async (noticeMs: number) => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    await drain.stop(server, { noticeMs });
    await app.close();
    await service?.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop(serverLimits.stopNoticeMs));
  process.on('SIGINT', () => void stop(0));

  await announceWhenReady({ server, settings, signal: stopping.signal });
}

try {
  await start(env());
} catch (error) {
  process.stderr.write(`${startFailureText(error)}\n`);
  // Nothing that was begun before the failure may keep the process alive.
  process.exit(1);
}
