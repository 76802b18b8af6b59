import { finishSso } from '@/bff/auth/sso/finish-sso';
import { identityProvider } from '@/bff/auth/sso/identity-provider';
import { startSso } from '@/bff/auth/sso/start-sso';
import { fixedClock } from '@/lib/time/clock';
import { type FakeProvider, testClient } from '@/test/identity-provider';
import { json } from './fake-service';
import { origin, staff, testGateway, testNow } from './test-gateway';

const place = { ...staff, id: 'staff-1', userId: 'user-1', orgName: '研发部', realName: '王芳' };

/** A service that accepts every identity of the provider. */
export const trustingService = {
  'POST /api-auth/api/pauth/token/sso': json({
    access_token: 'MARK-token',
    userId: 'user-1',
    expireTime: testNow + 86_400_000,
  }),
  'POST /api-auth/api/user/auth/logout': () => new Response(null, { status: 204 }),
  'GET /api-auth/api/client/auth/userinfo': json({ userId: 'user-1', realName: '王芳', expireTime: testNow }),
  'GET /api-meeting/api/user/staffs': json([place]),
  'GET /api-meeting/api/user/userSetting/getStaff': json({}),
};

const fromUs = { 'sec-fetch-site': 'same-origin' };
const fromElsewhere = { 'sec-fetch-site': 'cross-site' };

/** The BFF between a browser with a cookie jar, a service, and a provider that a test controls. */
export function ssoGateway(
  provider: FakeProvider,
  answers: Parameters<typeof testGateway>[0] = trustingService,
) {
  const redirectUri = `${origin}/bff/sso/callback`;
  const setting = {
    issuer: provider.issuer,
    clientId: testClient,
    clientSecret: undefined,
    scopes: ['openid'],
    claims: ['name'],
    redirectUri,
    afterLogOut: `${origin}/login`,
    insecure: true,
  };
  const logged: unknown[] = [];
  const note = (...line: unknown[]) => void logged.push(line);
  const log = { info: note, warn: note, error: note };
  const sso = identityProvider(setting, fixedClock(testNow));
  const kit = testGateway(answers, { sso, log });

  const browser = () => {
    const jar = new Map<string, string>();
    const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const storeCookies = (response: Response) => {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (/Max-Age=0/.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    };
    const go = async (
      path: string,
      handler: Parameters<typeof kit.send>[1],
      headers = fromUs as HeadersInit,
    ) => {
      const all = new Headers(headers);
      if (jar.size > 0) all.set('cookie', cookie());
      return storeCookies(await kit.send(new Request(origin + path, { headers: all }), handler));
    };
    return {
      jar,
      cookie,
      go,
      /** Follows the button as far as the provider; answers the parameters that the provider receives. */
      async start(to?: string) {
        const response = await go(`/bff/sso/start${to ? `?to=${encodeURIComponent(to)}` : ''}`, startSso);
        const params = new URL(response.headers.get('location') ?? '').searchParams;
        return { response, params, state: params.get('state') ?? '', nonce: params.get('nonce') ?? '' };
      },
      /** Comes back from the provider. */
      finish: (query: Record<string, string>) =>
        go(`/bff/sso/callback?${new URLSearchParams(query).toString()}`, finishSso, fromElsewhere),
    };
  };
  return { ...kit, browser, logged };
}
