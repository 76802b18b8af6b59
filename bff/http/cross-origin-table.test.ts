import { endpointRows, type EndpointRow } from '@/bff/upstream/rows/endpoint-rows';
import { cookieOf, origin, sessionOf, testGateway } from '@/test/bff/test-gateway';

/** Requests that a foreign page can make a browser send with the victim's cookie; X-CSRF only with a permission. */
const forged: Record<string, Record<string, string>> = {
  'no X-CSRF': { 'sec-fetch-site': 'same-origin', origin },
  'no X-CSRF and no Fetch Metadata': { origin },
  'another site': { 'x-csrf': '1', 'sec-fetch-site': 'cross-site', origin },
  'a sibling': { 'x-csrf': '1', 'sec-fetch-site': 'same-site', origin },
  'the address bar': { 'x-csrf': '1', 'sec-fetch-site': 'none', origin },
  'a foreign Origin': { 'x-csrf': '1', origin: 'http://evil.example' },
  'Origin null': { 'x-csrf': '1', origin: 'null' },
  'no word of where it comes from': { 'x-csrf': '1' },
};

async function ask({ method, template }: EndpointRow, headers: Record<string, string>) {
  const { send, gateway, service } = testGateway();
  const cookie = await cookieOf(sessionOf(), gateway);
  const path = template.replace(/\{\w+\}/g, 'a1');
  const body = method === 'GET' ? undefined : '{}';
  const type = { 'content-type': 'application/json' };
  const request = new Request(`${origin}/bff${path}`, {
    method,
    headers: { cookie, ...type, ...headers },
    body,
  });
  const response = await send(request);
  const cors = [...response.headers.keys()].filter((name) => name.startsWith('access-control-'));
  return { status: response.status, reached: service.recorded.length, cors };
}

const refused = { status: 403, reached: 0, cors: [] };
const calls = endpointRows.filter(({ via }) => via === 'call');

it.each(calls.filter(({ method }) => method !== 'GET').map((row) => [row.key, row] as const))(
  '[S40] [S41] %s is not done for a page of others',
  async (_key, row) => {
    const answers = await Promise.all(Object.values(forged).map((headers) => ask(row, headers)));
    expect(Object.keys(forged).map((name, index) => [name, answers[index]])).toEqual(
      Object.keys(forged).map((name) => [name, refused]),
    );
  },
);

it.each(calls.filter(({ method }) => method === 'GET').map((row) => [row.key, row] as const))(
  '[S40] %s is not read without our header',
  async (_key, row) => {
    expect(await ask(row, { 'sec-fetch-site': 'same-origin' })).toEqual(refused);
  },
);

it.each(endpointRows.filter(({ via }) => via === 'media').map((row) => [row.key, row] as const))(
  '[S40] %s is not shown in a page of others',
  async (_key, row) => {
    for (const site of ['cross-site', 'same-site'])
      expect(await ask(row, { 'sec-fetch-site': site })).toEqual(refused);
  },
);
