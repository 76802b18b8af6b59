import { browserCall, cookieOf, origin, sessionOf, testGateway } from '@/test/bff/test-gateway';

const path = '/bff/api-auth/api/clearCookies';
const logout = 'POST /api-auth/api/user/auth/logout';

/** Goes there with a session, and tells whether the session outlived it. */
async function go(headers: Record<string, string>, target = path) {
  const { send, gateway, service } = testGateway({ [logout]: () => new Response(null, { status: 204 }) });
  const cookie = await cookieOf(sessionOf(), gateway);
  const response = await send(new Request(`${origin}${target}`, { headers: { cookie, ...headers } }));
  const after = await send(browserCall('/bff/api-meeting/api/user/areas/trees', { cookie }));
  return { response, survived: after.status !== 401, revoked: service.recorded[0]?.path === logout.slice(5) };
}

const navigation = { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };

describe('[S19] clearCookies', () => {
  it.each([
    ['the address bar', navigation],
    ['a link of ours', { ...navigation, 'sec-fetch-site': 'same-origin' }],
    ['a link of ours, where http sends no Fetch Metadata', { referer: `${origin}/schedule` }],
  ])('from %s ends the session everywhere and shows the log-in page', async (_from, headers) => {
    const { response, survived, revoked } = await go(headers);
    expect({ status: response.status, survived, revoked }).toEqual({
      status: 303,
      survived: false,
      revoked: true,
    });
    expect(response.headers.get('location')).toBe('/login');
    for (const name of ['__Host-rooms-session', '__Host-rooms-pre-login'])
      expect(response.headers.getSetCookie().join('\n')).toMatch(new RegExp(`^${name}=; .*Max-Age=0`, 'm'));
  });

  it.each<[string, Record<string, string>]>([
    ['a link of another site', { ...navigation, 'sec-fetch-site': 'cross-site' }],
    ['a link of a sibling', { ...navigation, 'sec-fetch-site': 'same-site' }],
    ['a picture', { ...navigation, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
    ['a picture of ours', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors' }],
    ['a fetch', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }],
    ['a prefetch', { ...navigation, 'sec-purpose': 'prefetch' }],
    ['a prerender from the address bar', { ...navigation, 'sec-purpose': 'prefetch;prerender' }],
    ['a prefetch as it was called before', { ...navigation, purpose: 'prefetch' }],
    ['nobody knows where', {}],
    ['a foreign page without Fetch Metadata', { referer: 'http://evil.example/' }],
    ['a look-alike without Fetch Metadata', { referer: `${origin}.evil.example/` }],
    ['a referer that is no address', { referer: 'x' }],
  ])('from %s is refused, and the session survives', async (_from, headers) => {
    const { response, survived, revoked } = await go(headers);
    expect({ status: response.status, survived, revoked }).toEqual({
      status: 403,
      survived: true,
      revoked: false,
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('goes nowhere that a caller names', async () => {
    const { response } = await go(navigation, `${path}?redirect=//evil.example&to=https://evil.example`);
    expect(response.headers.get('location')).toBe('/login');
  });
});
