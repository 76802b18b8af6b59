import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { setPageStatus } from '@/bff/http/page-status';
import type { Handler } from './http-server';
import { letPagesSetStatus } from './page-status';

/** The status of a page, rendered behind the listener. */
async function statusOf(page: Handler, headers: OutgoingHttpHeaders = {}) {
  const handle = letPagesSetStatus(page);
  const server = createServer((request, response) => void handle(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, agent: false, headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(server.close(), 'close');
  return response.statusCode;
}

const missing: Handler = async (_, response) => {
  await turn();
  setPageStatus(404);
  response.end('nothing is here');
};

describe('[NAV-02] the status of a page', () => {
  it('is 200 for one that asks for nothing', async () => {
    expect(await statusOf(async (_, response) => void response.end('here'))).toBe(200);
  });

  it('is what the page asked for while it rendered', async () => {
    expect(await statusOf(missing)).toBe(404);
  });

  it('stays 200 for a part of a page, which the router would otherwise load again as a whole', async () => {
    expect(await statusOf(missing, { rsc: '1' })).toBe(200);
  });

  it('stays what it was once the head is sent', async () => {
    const late: Handler = async (_, response) => {
      response.write('here');
      setPageStatus(404);
      response.end();
    };
    expect(await statusOf(late)).toBe(200);
  });
});

it('asks nobody where no listener of ours is in front', () => {
  expect(() => setPageStatus(404)).not.toThrow();
});
