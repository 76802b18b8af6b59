import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import { createLogger } from '../../kernel/logger';
import type { EventBatch } from './event-collector';
import { httpEventCollector } from './http-event-collector';

const servers: Server[] = [];
afterEach(() =>
  servers.splice(0).forEach((server) => {
    server.closeAllConnections();
    server.close();
  }),
);

type Received = { headers: NodeJS.Dict<string | string[]>; body: unknown };

/** A collector that remembers what it got and answers as a test says; `until` waits for so many calls. */
async function collectorThat(answer: RequestListener) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) });
      answer(request, response);
      server.emit('received');
    });
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`;
  const warn = jest.fn();
  const logger = Object.assign(createLogger({ level: 'silent' }), { warn });
  const collector = httpEventCollector(
    { kind: 'http', url, headers: { authorization: 'Bearer key' } },
    { logger },
  );
  const until = async (calls: number) => {
    while (received.length < calls) await once(server, 'received');
  };
  return { collector, received, until, warn };
}

const batch: EventBatch = {
  companyId: 'company-1',
  staffId: 'staff-1',
  source: { version: 'V2.1', endpointType: 'WEB_APP', client: 'desktop', environment: 'production' },
  events: [{ name: 'page_view', time: 1, page: '/rooms' }],
};

it('[CFG-03] posts a batch with the configured headers, and without the person', async () => {
  const { collector, received, until } = await collectorThat((_, response) => response.end());
  await collector.collect(batch);
  await until(1);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer key',
    'content-type': 'application/json',
  });
  expect(received[0]?.body).toEqual({ companyId: 'company-1', ...batch.source, events: batch.events });
});

it('[CFG-03] waits for no answer, and drops what comes while too much is under way', async () => {
  const { collector, received, until } = await collectorThat(() => undefined);
  for (let sent = 0; sent < analytics.collectorCalls + 5; sent += 1) await collector.collect(batch);
  await until(analytics.collectorCalls);
  expect(received).toHaveLength(analytics.collectorCalls);
});

it('[CFG-03] rests after several failures in a row, and logs that once and without the address', async () => {
  const { collector, received, until, warn } = await collectorThat((_, response) => {
    response.writeHead(500).end();
  });
  for (let sent = 1; sent <= analytics.collectorFailures; sent += 1) {
    await collector.collect(batch);
    await until(sent);
    // The failure is counted once its answer is read.
    if (sent === analytics.collectorFailures)
      while (warn.mock.calls.length === 0) await new Promise(setImmediate);
  }
  await collector.collect(batch);
  expect(received).toHaveLength(analytics.collectorFailures);
  expect(warn.mock.calls).toEqual([[{ breaker: 'Open' }, expect.any(String)]]);
});
