import { getRequestListener, type Http2Bindings, type HttpBindings } from '@hono/node-server';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { systemClock } from '@/lib/time/clock';
import { readStandaloneConfig } from './kernel/config';
import { createLogger } from './kernel/logger';
import { oneByOne } from './http/one-by-one';
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
const inTurn = oneByOne();

const fetch = (request: Request, { incoming }: HttpBindings | Http2Bindings) =>
  service.fetch(request, { peerAddress: incoming.socket.remoteAddress });
const answer = getRequestListener(fetch, { hostname: host });
const server = createServer((request, response) =>
  inTurn({ request, response }, () => {
    running.track(response);
    void answer(request, response);
  }),
);
server.listen(port, host, () => {
  const { address, port } = server.address() as AddressInfo;
  logger.info({ address, port }, 'the reservation service listens');
});

const request = await stopping.requested;
logger.info({ signal: request.signal }, 'stopping');
service.leave();
await running.finish(server, request);
await service.close();
logger.info('stopped');
process.exit(0);
