import { randomUUID } from 'node:crypto';
import { type FakeProvider, fakeProvider, testClient, unsigned } from '@/test/identity-provider';
import type { SsoConfig } from '@/lib/settings/sso-settings';
import { limits } from '@/lib/domain/limits/limits';
import { loginResultSchema } from '@/lib/contract/auth';
import { hashSecret } from '../../kernel/secrets/secret';
import { aCompany, anAccount, aStaff, rawClient, testNow, testStore } from '../../testing';

const trade = 'POST /api-auth/api/pauth/token/sso';
const logOut = 'POST /api-auth/api/pauth/token/sso/logout';
const userinfo = 'GET /api-auth/api/client/auth/userinfo';
const minute = 60_000;

const { store, clock } = testStore();
let provider: FakeProvider;
beforeAll(async () => {
  provider = await fakeProvider();
});
afterAll(() => provider.close());

/** The service with this provider. */
function service(overrides: Partial<SsoConfig> = {}) {
  const claims = { username: 'preferred_username', name: 'name', mobile: 'phone_number', staff: 'staff_id' };
  const sso = {
    issuer: provider.issuer,
    clientId: testClient,
    claims,
    mobileVerified: false,
    autoRegister: true,
    ...overrides,
  };
  return rawClient(store.db, { clock, config: { sso } });
}
type Service = ReturnType<typeof service>;

/** Somebody new at the provider, with what it says of them. */
const someone = <Extra extends object>(claims?: Extra) =>
  ({ sub: randomUUID(), name: '周岚', ...claims }) as { sub: string; name: string } & Extra;

async function logIn(call: Service, claims: object) {
  const idToken = await provider.idToken({ now: clock.now(), nonce: 'n1', ...claims });
  return call(trade, { json: { idToken, nonce: 'n1' } });
}

const accountOf = (id: unknown) =>
  store.db.selectFrom('account').where('id', '=', String(id)).selectAll().executeTakeFirstOrThrow();
const isAlive = async (call: Service, token: unknown) =>
  (await call(userinfo, { headers: { authorization: `Bearer ${String(token)}` } })).status === 200;

describe('trading an ID token', () => {
  it('[AUTH-08] lets a person in and knows them again, whatever else has changed', async () => {
    const call = service();
    const person = someone({ preferred_username: `zhou.lan${Date.now()}` });
    const first = loginResultSchema.parse((await logIn(call, person)).body);
    expect(await isAlive(call, first.access_token)).toBe(true);
    expect(await accountOf(first.userId)).toMatchObject({
      username: person.preferred_username,
      real_name: '周岚',
      mobile: null,
      password_hash: null,
    });
    const again = await logIn(service({ autoRegister: false }), { ...person, name: '周兰' });
    expect(again.body).toMatchObject({ userId: first.userId });
  });

  it('[AUTH-08] makes one account of two log-ins that begin together', async () => {
    const call = service();
    const person = someone();
    const both = await Promise.all([
      logIn(call, { ...person, jti: 'a' }),
      logIn(call, { ...person, jti: 'b' }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.userId).toBe(both[1].body.userId);
  });

  it('[AUTH-08] opens nobody’s account where people may not register so, and says what to do', async () => {
    const refused = await logIn(service({ autoRegister: false }), someone());
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({
      message: '您的账号尚未开通，请联系企业IT管理员',
      data: { reason: 'notOpened' },
    });
  });

  it.each([
    [
      'as the standard writes it',
      (mobile: string) => ({
        phone_number: `+86 ${mobile.slice(0, 3)}-${mobile.slice(3)}`,
        phone_number_verified: true,
      }),
    ],
    ['plain', (mobile: string) => ({ phone_number: mobile, phone_number_verified: true })],
  ])('[AUTH-08] finds the account with the verified mobile, %s', async (_how, claims) => {
    const { id, mobile } = await anAccount(store.db);
    const answer = await logIn(service({ autoRegister: false }), someone(claims(mobile)));
    expect(answer.body).toMatchObject({ userId: id });
  });

  it('[AUTH-08] believes no mobile that the provider has not verified, unless the operator vouches for all', async () => {
    const { id, mobile } = await anAccount(store.db);
    for (const claims of [{ phone_number: mobile }, { phone_number: mobile, phone_number_verified: 'true' }])
      expect((await logIn(service({ autoRegister: false }), someone(claims))).body).toMatchObject({
        data: { reason: 'notOpened' },
      });
    const vouched = service({ autoRegister: false, mobileVerified: true });
    expect((await logIn(vouched, someone({ phone_number: mobile }))).body).toMatchObject({ userId: id });
  });

  it('[AUTH-08] gives an account that is linked to nobody else, also when the number found a new owner', async () => {
    const { mobile } = await anAccount(store.db);
    const claims = { phone_number: mobile, phone_number_verified: true };
    expect((await logIn(service(), someone(claims))).status).toBe(200);
    const second = await logIn(service(), someone(claims));
    expect(second.status).toBe(403);
    expect(second.body).toMatchObject({ data: { reason: 'taken' } });
  });

  it('[AUTH-08] finds the account of a place in a company, or gives a place without one to the person', async () => {
    const owned = await aStaff(store.db);
    const known = await logIn(service(), someone({ staff_id: owned.id }));
    expect(known.body).toMatchObject({ userId: owned.accountId });

    const company = await aCompany(store.db);
    const free = randomUUID();
    const place = { id: free, company_id: company.id, real_name: '新人', created_at: new Date(testNow) };
    await store.db.insertInto('staff').values(place).execute();
    const fresh = await logIn(service(), someone({ staff_id: free }));
    const row = store.db.selectFrom('staff').where('id', '=', free).select('account_id');
    expect(await row.executeTakeFirst()).toEqual({ account_id: fresh.body.userId });
  });

  it('[AUTH-08] [S28] never stores half of a character: neither a name that is no Unicode nor one cut within a pair', async () => {
    const broken = await logIn(service(), someone({ name: '周\ud800' }));
    expect((await accountOf(broken.body.userId)).real_name).not.toContain('周');
    const long = await logIn(service(), someone({ name: `${'周'.repeat(limits.accountMaxLength - 1)}😀` }));
    expect((await accountOf(long.body.userId)).real_name).toBe('周'.repeat(limits.accountMaxLength - 1));
  });

  it('[AUTH-08] takes a name that is somebody’s, or reads as a mobile, for nobody’s', async () => {
    const { mobile } = await anAccount(store.db);
    for (const preferred_username of [mobile, '13912345678', 'no name']) {
      const { body } = await logIn(service(), someone({ preferred_username }));
      expect((await accountOf(body.userId)).username).toBe(body.userId);
    }
  });

  it('[S10] [AUTH-08] does not let a disabled account in', async () => {
    const { mobile } = await anAccount(store.db, { disabled_at: new Date(testNow) });
    const claims = { phone_number: mobile, phone_number_verified: true };
    const { status, body } = await logIn(service(), someone(claims));
    expect({ status, data: body.data }).toEqual({ status: 403, data: { reason: 'disabled' } });
  });

  it('is not there without a provider', async () => {
    const call = rawClient(store.db, { clock });
    expect((await logIn(call, someone())).status).toBe(404);
  });
});

describe('[S16] an ID token that does not count', () => {
  const seconds = (ms: number) => Math.floor(ms / 1_000);
  const hostile: [string, object, string][] = [
    ['of another issuer', { iss: 'https://evil.example' }, 'failed'],
    ['for another client', { aud: 'another' }, 'failed'],
    ['for several without saying which', { aud: [testClient, 'another'] }, 'failed'],
    ['made for another of several', { aud: [testClient, 'another'], azp: 'another' }, 'failed'],
    ['with another nonce', { nonce: 'n2' }, 'failed'],
    ['without a nonce', { nonce: undefined }, 'failed'],
    ['about nobody', { sub: undefined }, 'failed'],
    ['that has expired', { exp: seconds(testNow) - 61 }, 'clock'],
    ['without an end', { exp: undefined }, 'failed'],
    ['from the future', { iat: seconds(testNow) + 62 }, 'clock'],
    ['that is too old', { iat: seconds(testNow) - 661 }, 'clock'],
  ];

  it.each(hostile)('%s is refused', async (_what, claims, reason) => {
    const { status, body } = await logIn(service(), someone(claims));
    expect({ status, data: body.data }).toEqual({ status: 400, data: { reason } });
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed by somebody else', () => provider.idToken(whole(), { key: provider.foreignKey })],
    ['signed under an unknown key', () => provider.idToken(whole(), { header: { kid: 'k2' } })],
    ['signed by nobody', () => unsigned({ ...whole(), iss: provider.issuer, aud: testClient })],
    ['with a signature cut off', async () => (await provider.idToken(whole())).replace(/[^.]+$/, '')],
    ['with another payload', async () => swapped(await provider.idToken(whole()))],
    ['that is a logout token', () => provider.logoutToken({ now: testNow, sub: 'x' })],
  ])('%s is refused', async (_what, make) => {
    const { status } = await service()(trade, { json: { idToken: await make(), nonce: 'n1' } });
    expect(status).toBe(400);
  });

  const whole = () => ({ now: testNow, nonce: 'n1', ...someone() });
  const swapped = (token: string) => {
    const [header, payload = '', signature] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody' })).toString('base64url');
    return [header, other, signature].join('.');
  };

  it('is good once, also when its signature is written in another way', async () => {
    const call = service();
    const idToken = await provider.idToken(whole());
    const [head, last = ''] = [idToken.slice(0, -1), idToken.at(-1)];
    // The last of 342 characters carries two bits that belong to no byte.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = head + alphabet[alphabet.indexOf(last) ^ 1];
    const answers = await Promise.all(
      [idToken, idToken, twin].map((token) => call(trade, { json: { idToken: token, nonce: 'n1' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  it('[R23] is not judged while the provider does not tell its keys, and is as soon as it does', async () => {
    provider.answers.set('/jwks', () => ({ status: 500, body: {} }));
    const call = service();
    const down = await logIn(call, someone());
    provider.answers.delete('/jwks');
    expect([down.status, (await logIn(call, someone())).status]).toEqual([503, 200]);

    provider.answers.set('/.well-known/openid-configuration', () => ({ status: 500, body: {} }));
    const other = service();
    const undiscovered = await logIn(other, someone());
    provider.answers.clear();
    expect([undiscovered.status, (await logIn(other, someone())).status]).toEqual([503, 200]);
  });
});

describe('[SESS-13] a logout token of the provider', () => {
  async function twoSessions() {
    const call = service();
    const person = someone();
    const [one, two] = await Promise.all(
      ['s1', 's2'].map(async (sid) => (await logIn(call, { ...person, sid })).body.access_token),
    );
    const end = async (claims: object, signing = {}) => {
      const logoutToken = await provider.logoutToken({ ...claims, now: clock.now() }, signing);
      return (await call(logOut, { json: { logoutToken } })).status;
    };
    const alive = () => Promise.all([one, two].map((token) => isAlive(call, token)));
    return { call, person, end, alive };
  }

  it('ends the one session that it names, at once', async () => {
    const { person, end, alive } = await twoSessions();
    expect(await end({ sub: person.sub, sid: 's1' })).toBe(204);
    expect(await alive()).toEqual([false, true]);
  });

  it('ends all of a person when it names none, and nobody else’s', async () => {
    const [mine, theirs] = [await twoSessions(), await twoSessions()];
    expect(await mine.end({ sub: mine.person.sub })).toBe(204);
    expect([await mine.alive(), await theirs.alive()]).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it.each<[string, object]>([
    ['of another issuer', { iss: 'https://evil.example' }],
    ['for another client', { aud: 'another' }],
    ['with a nonce, so that it could be an ID token', { nonce: 'n1' }],
    ['without the event', { events: {} }],
    ['without an id', { jti: undefined }],
    ['about nobody', { sub: undefined, sid: undefined }],
    ['that is too old', { iat: Math.floor((testNow - 20 * minute) / 1_000) }],
  ])('%s ends nothing', async (_what, claims) => {
    const { person, end, alive } = await twoSessions();
    expect(await end({ sub: person.sub, ...claims })).toBe(400);
    expect(await alive()).toEqual([true, true]);
  });

  it('signed by somebody else ends nothing', async () => {
    const { person, end, alive } = await twoSessions();
    expect(await end({ sub: person.sub }, { key: provider.foreignKey })).toBe(400);
    expect(await alive()).toEqual([true, true]);
  });

  it('is good once: a later session is not ended by an old one', async () => {
    const { call, person, end } = await twoSessions();
    expect(await end({ sub: person.sub, jti: 'once' })).toBe(204);
    const { body } = await logIn(call, { ...person, jti: 'later' });
    expect(await end({ sub: person.sub, jti: 'once' })).toBe(400);
    expect(await isAlive(call, body.access_token)).toBe(true);
  });

  it('[S58] leaves no ID token in the store', async () => {
    const idToken = await provider.idToken({ ...someone(), now: testNow, nonce: 'n1' });
    await service()(trade, { json: { idToken, nonce: 'n1' } });
    const kept = await store.db.selectFrom('ticket').where('purpose', '=', 'id-token').selectAll().execute();
    expect(kept.map(({ secret_hash: hash }) => hash)).toContainEqual(
      hashSecret(`id-token\n${idToken.slice(0, idToken.lastIndexOf('.'))}`),
    );
    expect(JSON.stringify(kept)).not.toContain(idToken.slice(0, 20));
  });
});
