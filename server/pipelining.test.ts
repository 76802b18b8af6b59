import { once } from 'node:events';
import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { trustedProxies } from './client-address';
import { createDrain } from './drain';
import { createHttpServer } from './http-server';

let server: Server;
let client: Socket;
/** The addresses of the requests that the server has read, and of those whose handlers began, in order. */
let arrivals: string[];
let starts: string[];
let inWork: number;
let mostInWork: number;
let answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;

beforeEach(async () => {
  arrivals = [];
  starts = [];
  inWork = mostInWork = 0;
  answer = async ({ url }, response) => {
    await nextTurn();
    response.end(`answer to ${url};`);
  };
  server = createHttpServer({
    handle(request, response) {
      starts.push(request.url ?? '');
      inWork += 1;
      mostInWork = Math.max(mostInWork, inWork);
      response.prependOnceListener('close', () => (inWork -= 1));
      return answer(request, response);
    },
    drain: createDrain(),
    proxies: trustedProxies([]),
    scheme: 'https',
    headers: {},
    report: { failed: () => undefined, refused: () => undefined },
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.prependListener('request', ({ url }) => arrivals.push(url ?? ''));
  client = connect(port(), '127.0.0.1');
  client.setEncoding('utf8');
});
afterEach(() => {
  client.destroy();
  server.close();
});

const get = (path: string | number, ...lines: string[]) =>
  [`GET /${path} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const post = (path: string | number, body: string) =>
  `POST /bff/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

const port = () => (server.address() as AddressInfo).port;

async function untilArrived(count: number) {
  while (arrivals.length < count) await once(server, 'request');
}

/** An exchange on another connection: the server has looked at this one meanwhile. */
async function roundTrip() {
  const other = connect(port(), '127.0.0.1');
  other.resume().write(get('other', 'Connection: close'));
  await once(other, 'data');
  other.destroy();
}

const openConnections = () =>
  new Promise<number>((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/** All that the client reads, until the connection ends. */
async function readAll() {
  let text = '';
  for await (const chunk of client) text += String(chunk);
  return text;
}
const answersIn = (text: string) => [...text.matchAll(/answer to \/(\S+);/g)].map(([, path]) => path);

describe('[S37] requests that a client sends without waiting for answers', () => {
  it('are answered in order, all 2,000 of them, and one is in work at a time', async () => {
    const paths = Array.from({ length: 2_000 }, (_, index) => String(index));
    client.write(paths.map((path) => get(path)).join('') + get('last', 'Connection: close'));
    expect(answersIn(await readAll())).toEqual([...paths, 'last']);
    expect(mostInWork).toBe(1);
  });

  it('do not begin while the client does not read the answer before', async () => {
    // More than the buffers of both sockets take.
    const large = Buffer.alloc(32 * 1024 * 1024);
    answer = async (_request, response) => void response.end(large);
    client.pause();
    client.write(Array.from({ length: 20 }, (_, index) => get(index)).join(''));
    await untilArrived(20);
    await roundTrip();
    expect(starts).toEqual(['/0', '/other']);
  });

  it('are not even read from the connection while one waits', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    answer = async ({ url }, response) => {
      if (url === '/1') await released;
      response.end(`answer to ${url};`);
    };
    client.write(get(1) + get(2));
    await untilArrived(2);
    await new Promise((resolve) => client.write(get(3) + get(4, 'Connection: close'), resolve));
    await roundTrip();
    expect(arrivals).toEqual(['/1', '/2', '/other']);
    release();
    expect(answersIn(await readAll())).toEqual(['1', '2', '3', '4']);
  });

  it('may have bodies, each read in its turn', async () => {
    answer = async (request, response) => {
      let length = 0;
      for await (const chunk of request) length += (chunk as Buffer).length;
      response.end(`answer to /${length};`);
    };
    const lengths = [10, 200_000, 0, 300_000, 5];
    client.write(lengths.map((length) => post('a', 'x'.repeat(length))).join(''));
    client.write(get('end', 'Connection: close'));
    expect(answersIn(await readAll())).toEqual([...lengths, 0].map(String));
  });

  it('are forgotten when the client goes away', async () => {
    answer = async ({ url }, response) => {
      if (url === '/other') response.end();
      // Its end is noticed by a write, since nothing is read while a request waits.
      else
        setImmediate(function write() {
          if (response.write('more')) setImmediate(write);
        });
    };
    client.write(get(1) + get(2) + get(3));
    await untilArrived(3);
    client.resetAndDestroy();
    while (inWork > 0) await nextTurn();
    await roundTrip();
    expect(starts).toEqual(['/1', '/other']);
  });

  it('leave no connection behind when one of them is no HTTP', async () => {
    client.write(`${get(1)}${get(2)}GARBAGE\r\n\r\n`);
    expect(await readAll()).toContain('"code":400000');
    while ((await openConnections()) > 0) await nextTurn();
    expect(starts).toEqual(['/1']);
  });

  it('are answered up to one that is refused', async () => {
    client.write(get(1) + get(2) + get('a%2fb') + get(3));
    const output = await readAll();
    expect(answersIn(output)).toEqual(['1', '2']);
    expect(output.match(/^HTTP\/1\.1 \d+|(?<=;)HTTP\/1\.1 \d+/gm)).toEqual([
      'HTTP/1.1 200',
      'HTTP/1.1 200',
      'HTTP/1.1 400',
    ]);
  });

  it('are answered up to one with an expectation that is refused', async () => {
    client.write(get(1) + get(2) + get('b', 'Expect: wonders') + get(3));
    const output = await readAll();
    expect(answersIn(output)).toEqual(['1', '2']);
    expect(output).toContain('"code":400000');
  });
});

describe('[S37] many connections that send without waiting for answers', () => {
  const connections = 10;
  const perConnection = 5;
  const path = (connection: number, index: number) =>
    `${index === 0 ? 'first' : 'later'}-${connection}-${index}`;
  let laterInWork: number;
  let mostLaterInWork: number;

  beforeEach(() => {
    laterInWork = mostLaterInWork = 0;
    answer = async ({ url = '' }, response) => {
      const isLater = url.startsWith('/later');
      if (isLater) laterInWork += 1;
      mostLaterInWork = Math.max(mostLaterInWork, laterInWork);
      for (let turn = 0; turn < 5; turn += 1) await nextTurn();
      if (isLater) laterInWork -= 1;
      response.end(`answer to ${url};`);
    };
  });

  /** Sends requests without waiting, and answers what comes back. */
  async function pipeline(...paths: string[]) {
    const socket = connect(port(), '127.0.0.1');
    socket.write(paths.map((name) => get(name)).join('') + get('end', 'Connection: close'));
    return answersIn(await text(socket));
  }

  it('have one request in work beside the first of each', async () => {
    const numbers = Array.from({ length: connections }, (_, connection) => connection);
    const pathsOf = (connection: number) =>
      Array.from({ length: perConnection }, (_, index) => path(connection, index));
    const answers = await Promise.all(numbers.map((connection) => pipeline(...pathsOf(connection))));
    expect(answers).toEqual(numbers.map((connection) => [...pathsOf(connection), 'end']));
    expect(mostLaterInWork).toBe(1);
  });

  it('do not wait for ever for one whose answer does not end', async () => {
    answer = async ({ url }, response) => {
      if (url === '/endless') response.write('one event;');
      else response.end(`answer to ${url};`);
    };
    client.write(get('first') + get('endless'));
    await untilArrived(2);
    while (!starts.includes('/endless')) await nextTurn();
    expect(await pipeline('first', 'later')).toEqual(['first', 'later', 'end']);
  });
});

it('[S37] a client that waits for each answer keeps its connection and never waits for more', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const sockets = new Set<Socket>();
  server.on('request', ({ socket }: IncomingMessage) => sockets.add(socket));
  for (let count = 0; count < 50; count += 1) {
    const outgoing = request({ port: port(), host: '127.0.0.1', agent, path: `/${count}` }).end();
    const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
    expect(await text(response)).toBe(`answer to /${count};`);
  }
  expect(sockets.size).toBe(1);
  agent.destroy();
});
