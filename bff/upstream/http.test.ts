import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { httpBackend } from './http';

const servers: Server[] = [];

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterAll(() => servers.forEach((server) => server.close()));

it('[S35] does not follow a redirect, so the token goes nowhere else', async () => {
  let hits = 0;
  const canary = await listen((_, response) => {
    hits += 1;
    response.end();
  });
  const base = await listen((_, response) => response.writeHead(302, { location: canary }).end());

  const headers = { authorization: 'Bearer MARK' };
  const response = await httpBackend(base).send(
    new Request(`${base}/api-meeting/x`, { headers, redirect: 'manual' }),
  );
  expect(response.status).toBe(302);
  expect(hits).toBe(0);
});

it('sends a body while it is still being made', async () => {
  const base = await listen((request, response) => request.pipe(response));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('会'));
      controller.enqueue(new TextEncoder().encode('议'));
      controller.close();
    },
  });
  const streaming = { method: 'POST', body, duplex: 'half' };
  const response = await httpBackend(base).send(new Request(`${base}/api-meeting/x`, streaming));
  expect(await response.text()).toBe('会议');
});
