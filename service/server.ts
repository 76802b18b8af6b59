import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { systemClock } from '@/lib/time/clock';
import { readStandaloneConfig } from './config';
import { createLogger } from './logger';
import { startService } from './start-service';

// The service alone, for a BFF elsewhere (SERVICE_URL): listens, and ends cleanly when told to.
const { host, port, databaseUrl, logLevel, service: config } = readStandaloneConfig();
const logger = createLogger({ level: logLevel });
const service = startService({
  address: { connectionString: databaseUrl },
  clock: systemClock,
  logger,
  config,
});

const server = serve({ fetch: service.fetch, hostname: host, port }, ({ address, port }) =>
  logger.info({ address, port }, 'the reservation service listens'),
) as Server;

const drainMs = 8_000;

function stop() {
  server.close(() => void service.close().then(() => process.exit(0)));
  server.closeIdleConnections();
  setTimeout(() => server.closeAllConnections(), drainMs).unref();
}
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
