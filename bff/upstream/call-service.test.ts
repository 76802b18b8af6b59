import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createQueryClient } from '@/lib/query/context/query-client';
import type { Method } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/client/failures/api-error';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';
import { reset, startRecordingService } from '@/test/recording-service';
import type { Backend } from './transport/backend';
import { httpBackend } from './transport/http';

const trees = '/api-meeting/api/user/areas/trees';
const schedule = '/api-meeting/api/user/v2/meetings/actions/schedule';

/** A BFF before a back end over HTTP, and a call of someone who is logged in. */
async function before(meeting: Backend) {
  const { gateway, send } = testGateway();
  gateway.backends = { ...gateway.backends, meeting };
  const cookie = await cookieOf(sessionOf(), gateway);
  return async (method: Method, path: string) => {
    const body = method === 'POST' ? '{}' : undefined;
    const response = await send(browserCall(`/bff${path}`, { method, cookie, body }));
    const { code, message } = (await response.json()) as { code: number; message: string };
    return { status: response.status, code, message };
  };
}

const offline = { status: 504, code: 504_000, message: '网络异常，请稍后再试' };

describe('[R21] a service that breaks off', () => {
  /** Records the calls to the service when the browser reads and writes, as its query client does. */
  async function sentBy(method: Method, path: string) {
    const service = await startRecordingService();
    service.on(() => true, reset);
    const call = await before(httpBackend(service.origin));
    const ask = async () => {
      throw new ApiError({ ...(await call(method, path)), traceId: '' });
    };
    const client = createQueryClient();
    const asked =
      method === 'GET'
        ? client.fetchQuery({ queryKey: [path], queryFn: ask, retry: inBrowser })
        : client.getMutationCache().build(client, { mutationFn: ask }).execute(undefined);
    await expect(asked).rejects.toMatchObject(offline);
    await service.close();
    return service.recorded.map((recorded) => recorded.method);
  }

  /** The same question that the client asks, asked where there is a window. */
  function inBrowser(failures: number, error: Error): boolean {
    const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
    const realm = globalThis as { window?: unknown };
    realm.window = {};
    try {
      return typeof retry === 'function' && retry(failures, error);
    } finally {
      delete realm.window;
    }
  }

  it('is asked twice for a read, by all who try again together', async () => {
    expect(await sentBy('GET', trees)).toEqual(['GET', 'GET']);
  });

  it('is asked once for a write', async () => {
    expect(await sentBy('POST', schedule)).toEqual(['POST']);
    // Without a body nothing but the method keeps it from being sent again.
    expect(await sentBy('DELETE', '/api-meeting/api/user/meetings/1/files')).toEqual(['DELETE']);
  });

  it('has answered in the end when the second read got through', async () => {
    const service = await startRecordingService(() => Response.json([]));
    const undo = service.on(`GET ${trees}`, (call, response) => {
      undo();
      return reset(call, response);
    });
    const call = await before(httpBackend(service.origin));
    expect(await call('GET', trees)).toMatchObject({ status: 200 });
    await service.close();
  });
});

it.each(['refused', 'unknown to DNS', 'no TLS'])(
  '[R21] a connection that is %s is one clear error',
  async (how) => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    if (how === 'refused') await once(server.close(), 'close');
    const bases: Record<string, string> = {
      refused: `http://${address}`,
      'unknown to DNS': 'http://service.invalid',
      'no TLS': `https://${address}`,
    };
    const call = await before(httpBackend(bases[how] ?? ''));
    expect(await call('GET', trees)).toEqual(offline);
    server.close();
  },
);
