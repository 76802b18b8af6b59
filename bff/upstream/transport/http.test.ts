import { once } from 'node:events';
import { createServer as createHttpServer, type RequestListener } from 'node:http';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { upstreamLimits } from '@/lib/domain/limits/limits';
import { httpBackend } from './http';

const servers: Server[] = [];
const sockets = new Set<Socket>();

async function listenOn(server: Server): Promise<string> {
  servers.push(server);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const listen = async (listener: RequestListener) => `http://${await listenOn(createHttpServer(listener))}`;

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

const until = async (condition: () => boolean) => {
  const lastTry = Date.now() + 3_000;
  while (!condition()) {
    if (Date.now() > lastTry) throw new Error(`It never came to ${condition.toString()}`);
    await delay(5);
  }
};

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

it('[R22] cannot read an answer whose status does not exist', async () => {
  const base = await listen((_, response) => response.writeHead(999).end('{}'));
  await expect(httpBackend(base).send(new Request(`${base}/api-meeting/x`))).rejects.toMatchObject({
    name: 'UnreadableAnswerError',
  });
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

it('[R21] gives up on a connection that does not come about in two seconds', async () => {
  // Accepts, and never says a word of TLS.
  const address = await listenOn(createServer());
  await expect(
    httpBackend(`https://${address}`).send(
      new Request(`https://${address}/api-meeting/x`, { method: 'POST' }),
    ),
  ).rejects.toMatchObject({ cause: { code: 'UND_ERR_CONNECT_TIMEOUT' } });
});

it('[R24] has so many connections and no more, so that neither its neighbours nor its files and events wait', async () => {
  let [hung, freed] = [0, 0];
  const base = await listen(({ url, socket }, response) => {
    if (url !== '/hang') return response.end('here');
    hung += 1;
    socket.once('close', () => (freed += 1));
  });
  const [stuck, neighbour] = [httpBackend(base), httpBackend(base)];
  const leaving = new AbortController();
  const { signal } = leaving;
  const calls = Array.from({ length: upstreamLimits.callConnections + 20 }, () =>
    stuck.send(new Request(`${base}/hang`, { signal })).catch((error: Error) => error.name),
  );
  await until(() => hung === upstreamLimits.callConnections);

  expect(await (await neighbour.send(new Request(`${base}/`))).text()).toBe('here');
  for (const traffic of ['file', 'events'] as const)
    expect(await (await stuck.send(new Request(`${base}/`), { traffic })).text()).toBe('here');
  expect(hung).toBe(upstreamLimits.callConnections);

  leaving.abort();
  expect(new Set(await Promise.all(calls))).toEqual(new Set(['AbortError']));
  await until(() => freed === upstreamLimits.callConnections);
});
