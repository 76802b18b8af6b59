import { writeDoorCookie } from '@/bff/door/door-cookie';
import { endpointRows, type EndpointRow } from '@/bff/upstream/rows/endpoint-rows';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';
import { interceptors } from './interceptors';

/** The words of each refusal for a person, and the seconds before the screen tries again (ERR-04). */
const words = {
  429: '操作频繁，请稍后再试',
  500: '服务器异常',
  502: '服务器异常',
  503: '服务器异常',
  504: '网络异常，请稍后再试',
};
const told = { code: 1, message: 'java.lang.NullPointerException at db-7.internal', data: { sql: 'SELECT' } };

async function refuse({ method, template }: EndpointRow, status: number) {
  const { gateway, send } = testGateway();
  const headers = { 'retry-after': '7' };
  const cannotNow = async () => Response.json(status === 429 ? {} : told, { status, headers });
  const backend = { base: 'http://service.test', send: cannotNow };
  gateway.backends = { auth: backend, meeting: backend, pivot: backend };
  const screen = await writeDoorCookie({ token: 'MARK-door', roomId: 'room-1' }, gateway);
  const cookie = [await cookieOf(sessionOf(), gateway), ...screen.split(';', 1)].join('; ');
  const path = `/bff${template.replace(/\{\w+\}/g, 'a1')}`;
  const response = await send(
    browserCall(path, { method, cookie, body: method === 'GET' ? undefined : '{}' }),
  );
  const { message, data } = (await response.json()) as { message: string; data?: unknown };
  return { status: response.status, message, data, retryAfter: response.headers.get('retry-after') };
}

// The log-ins and log-outs have failures of their own, and tests beside them.
const passedOn = endpointRows.filter(({ key }) => !interceptors.has(key));

it.each(passedOn.map((row) => [row.key, row] as const))(
  '[R23] [S38] %s says in our words that the service cannot now',
  async (_key, row) => {
    for (const [status, message] of Object.entries(words))
      expect(await refuse(row, Number(status))).toEqual({
        status: Number(status),
        message,
        data: undefined,
        retryAfter: '7',
      });
  },
);
