import { testGateway } from '@/test/bff/test-gateway';
import { jsonResponse } from './response';
import { mountMethods } from './mount-methods';

const refused = jest.fn();
const given = testGateway({}, { refused }).gateway;
jest.mock('@/bff/gateway', () => ({ gateway: () => given }));

const { GET, HEAD, OPTIONS, POST } = mountMethods({
  GET: async ({ traceId }) => jsonResponse('shown', { traceId }),
});
const request = new Request('http://rooms.test/bff/session');

it('answers the methods that it was given', async () => {
  expect(await (await GET(request)).json()).toBe('shown');
});

it.each([
  ['HEAD', HEAD],
  ['OPTIONS', OPTIONS],
  ['POST', POST],
])('[S38] refuses %s in our own words, and names what would have done', async (_method, handler) => {
  const answer = await handler(request);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET');
  expect(await answer.json()).toEqual({
    code: 405_000,
    message: '不支持的请求方法',
    traceId: answer.headers.get('x-trace-id'),
  });
  expect(refused).toHaveBeenLastCalledWith({
    traceId: answer.headers.get('x-trace-id'),
    status: 405,
    method: request.method,
    address: '/bff/session',
  });
});
