import { loginResultSchema } from '@/lib/contract/auth';
import { hashSecret } from '../../kernel/secrets/secret';
import { createLogger } from '../../kernel/logger';
import { aStaff, aToken, rawClient, testNow, testStore } from '../../testing';

const exchange = 'POST /api-auth/api/pauth/token/exchange';
const userinfo = 'GET /api-auth/api/client/auth/userinfo';

const { store, clock } = testStore();

const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
const client = () => rawClient(store.db, { clock });

describe('[AUTH-07] [S15] a token that was handed over', () => {
  it('is traded for a fresh one of the same person, and is dead from then on', async () => {
    const call = client();
    const { accountId, token } = await aStaff(store.db);
    const { status, body } = await call(exchange, { headers: bearer(token) });
    expect(status).toBe(200);
    const fresh = loginResultSchema.strict().parse(body);
    expect(fresh).toMatchObject({ userId: accountId });
    expect(fresh.access_token).not.toBe(token);
    expect((await call(userinfo, { headers: bearer(token) })).status).toBe(401);
    expect((await call(exchange, { headers: bearer(token) })).status).toBe(401);
    expect((await call(userinfo, { headers: bearer(fresh.access_token) })).body.userId).toBe(accountId);
  });

  it('is traded once, however many try at the same moment', async () => {
    const call = client();
    const { accountId, token } = await aStaff(store.db);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call(exchange, { headers: bearer(token) })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
    const rows = await store.db
      .selectFrom('access_token')
      .where('account_id', '=', accountId)
      .where('revoked_at', 'is', null)
      .select('token_hash')
      .execute();
    const given = answers.find(({ status }) => status === 200)?.body.access_token;
    expect(rows.map(({ token_hash: hash }) => hash)).toEqual([hashSecret(String(given))]);
  });

  it('[SESS-13] stays the session that the identity provider ends', async () => {
    const call = client();
    const { token } = await aStaff(store.db);
    const known = { issuer: 'https://idp.example.com', subject: 'traded', sid: null };
    await store.db
      .insertInto('provider_session')
      .values({ ...known, token_hash: hashSecret(token) })
      .execute();
    const { body } = await call(exchange, { headers: bearer(token) });
    const kept = await store.db
      .selectFrom('provider_session')
      .where('subject', '=', known.subject)
      .select('token_hash')
      .execute();
    expect(kept.map(({ token_hash: hash }) => hash)).toEqual([hashSecret(String(body.access_token))]);
  });

  it('[S09] does not live longer by being traded', async () => {
    const call = client();
    const { accountId } = await aStaff(store.db);
    const endsAt = testNow + 3_600_000;
    const token = await aToken(store.db, accountId, endsAt);
    clock.advance(1_800_000);
    const { body } = await call(exchange, { headers: bearer(token) });
    expect(body.expireTime).toBe(endsAt);
    clock.set(endsAt);
    expect((await call(exchange, { headers: bearer(body.access_token) })).status).toBe(401);
  });

  it('[S14] belongs to whom it was given, whatever the caller says', async () => {
    const [mallory, victim] = [await aStaff(store.db), await aStaff(store.db)];
    const headers = { ...bearer(mallory.token), 'x-user-id': victim.accountId };
    expect((await client()(exchange, { headers })).status).toBe(403);
  });

  it('[S58] is in no line of the log, and neither is the fresh one', async () => {
    const lines: string[] = [];
    const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
    const { token } = await aStaff(store.db);
    const { body } = await rawClient(store.db, { clock, logger })(exchange, { headers: bearer(token) });
    expect(lines.join('')).toContain('token exchanged');
    for (const secret of [token, body.access_token]) expect(lines.join('')).not.toContain(String(secret));
  });
});
