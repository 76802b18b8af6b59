import { type Http2Bindings, type HttpBindings, serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { systemClock } from '@/lib/time/clock';
import { readStandaloneConfig } from './kernel/config';
import { createLogger } from './kernel/logger';
import { runningRequests } from './http/running-requests';
import { startService } from './start-service';
import { listenForStop } from './http/stop-request';

// The service alone, for a BFF elsewhere (SERVICE_URL): listens, and ends cleanly on a signal.
const stopping = listenForStop();
const { host, port, databaseUrl, logLevel, service: config } = readStandaloneConfig();
const logger = createLogger({ level: logLevel });
const service = startService({
  address: { connectionString: databaseUrl },
  clock: systemClock,
  logger,
  config,
});
const running = runningRequests();

const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
  service.fetch(request, { peerAddress: incoming.socket.remoteAddress });
const server = serve({ fetch, hostname: host, port }, ({ address, port }) =>
  logger.info({ address, port }, 'the reservation service listens'),
) as Server;
server.prependListener('request', (_, response) => running.track(response));

const request = await stopping.requested;
logger.info({ signal: request.signal }, 'stopping');
service.leave();
await running.finish(server, request);
await service.close();
logger.info('stopped');
process.exit(0);
