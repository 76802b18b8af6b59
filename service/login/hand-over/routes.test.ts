import { newCodeSchema, scannedCodeSchema } from '@/lib/contract/hand-over';
import { loginResultSchema } from '@/lib/contract/auth';
import { limits } from '@/lib/domain/limits/limits';
import { rateLimits } from '@/lib/domain/limits/rate-limits';
import { qrLogin } from '@/lib/domain/limits/way-in-limits';
import { hashSecret } from '../../kernel/secrets/secret';
import { createLogger } from '../../kernel/logger';
import { aStaff, rawClient, testNow, testStore } from '../../testing';

const make = 'POST /api-auth/api/client/webappAuth/codes';
const getCode = (codeId: string, namespace = 'auth') =>
  `GET /api-${namespace}/api/client/webappAuth/getCode?codeId=${codeId}`;
const token = 'POST /api-auth/api/client/webappAuth/token';
const action = (name: 'scan' | 'confirm' | 'deny') => `POST /api-auth/api/user/webappAuth/actions/${name}`;

const { store, clock } = testStore();

const embedded = { embedded: true };
const asking = { 'x-client-address': '203.0.113.7', 'x-client-device': 'Chrome · Windows' };

/** A browser that shows a code, and what it and phones do with it. */
async function aShownCode(options: Parameters<typeof rawClient>[1] = {}) {
  const call = rawClient(store.db, { clock, config: embedded, ...options });
  const { codeId, secret, expireTime } = newCodeSchema
    .strict()
    .parse((await call(make, { headers: asking })).body);
  const poll = (shown = secret, namespace?: string) =>
    call(getCode(codeId, namespace), { headers: { 'x-code-secret': shown } });
  const codeOf = async () => String((await poll()).body.code);
  return {
    codeId,
    secret,
    expireTime,
    call,
    poll,
    stateOf: async () => (await poll()).body.state,
    codeOf,
    phone: (name: Parameters<typeof action>[0], { headers }: { headers: Record<string, string> }) =>
      call(action(name), { headers, json: { codeId } }),
    async redeem(code?: string) {
      const { body } = await call('GET /api-auth/api/getLoginCsrfToken');
      const headers = { ...asking, 'x-csrf-token': String(body.csrfToken) };
      return call(token, { headers, json: { code: code ?? (await codeOf()) } });
    },
  };
}

type ShownCode = Awaited<ReturnType<typeof aShownCode>>;

async function confirmedBy(person: { headers: Record<string, string> }): Promise<ShownCode> {
  const shown = await aShownCode();
  await shown.phone('scan', person);
  await shown.phone('confirm', person);
  return shown;
}

const rowOf = ({ codeId }: { codeId: string }) =>
  store.db
    .selectFrom('login_code')
    .where('code_hash', '=', hashSecret(codeId))
    .selectAll()
    .executeTakeFirstOrThrow();

describe('a QR code that a phone confirms', () => {
  it('[AUTH-06] goes from waiting over scanned to confirmed, and lets the browser in as a session of its own', async () => {
    const [shown, person] = await Promise.all([aShownCode(), aStaff(store.db)]);
    expect(await shown.stateOf()).toBe('waiting');

    const scanned = await shown.phone('scan', person);
    expect(scannedCodeSchema.strict().parse(scanned.body)).toEqual({
      device: 'Chrome · Windows',
      clientAddress: '203.0.113.7',
      createdTime: testNow,
      expireTime: testNow + qrLogin.lifeMs,
    });
    expect(await shown.poll()).toMatchObject({ status: 200, body: { state: 'scanned' } });
    expect((await shown.poll()).body).not.toHaveProperty('code');

    expect((await shown.phone('confirm', person)).status).toBe(204);
    const { status, body } = await shown.redeem();
    expect(status).toBe(200);
    const result = loginResultSchema.strict().parse(body);
    expect(result).toMatchObject({
      userId: person.accountId,
      expireTime: testNow + limits.sessionExpiryMs,
    });
    expect(result.access_token).not.toBe(person.token);
    const session = await store.db
      .selectFrom('access_token')
      .where('token_hash', '=', hashSecret(result.access_token))
      .select(['device', 'client_address'])
      .executeTakeFirst();
    expect(session).toEqual({ device: 'Chrome · Windows', client_address: '203.0.113.7' });
    expect(await shown.stateOf()).toBe('used');
  });

  it('[S20] has two secrets of 256 bits, of which the tables keep only hashes', async () => {
    const codes = await Promise.all([aShownCode(), aShownCode()]);
    const secrets = codes.flatMap(({ codeId, secret }) => [codeId, secret]);
    expect(new Set(secrets).size).toBe(4);
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const kept = JSON.stringify(await rowOf(codes[0]));
    for (const secret of secrets) expect(kept).not.toContain(secret);
  });

  it('[S20] is nothing to whoever has read the QR code and lacks the secret of the browser that shows it', async () => {
    const [person, other] = await Promise.all([aStaff(store.db), aShownCode()]);
    const shown = await confirmedBy(person);
    const unknown = await other.call(getCode('no-such-code'), { headers: { 'x-code-secret': shown.secret } });
    for (const secret of ['', other.secret, shown.codeId]) {
      const { status, body } = await shown.poll(secret);
      expect({ status, code: body.code, message: body.message }).toEqual({
        status: 404,
        code: 404000,
        message: unknown.body.message,
      });
    }
    expect(await shown.stateOf()).toBe('confirmed');
  });

  it('[S20] is good for two minutes, and says so to both sides', async () => {
    const [shown, person] = await Promise.all([aShownCode(), aStaff(store.db)]);
    expect(shown.expireTime).toBe(testNow + 120_000);
    await shown.phone('scan', person);
    clock.advance(120_000);
    expect(await shown.stateOf()).toBe('expired');
    for (const name of ['scan', 'confirm', 'deny'] as const) {
      expect(await shown.phone(name, person)).toMatchObject({
        status: 410,
        body: { code: 410000, message: '二维码已过期，请在电脑上刷新后重新扫码' },
      });
    }
    expect((await rowOf(shown)).state).toBe('scanned');
  });

  it('[S20] confirmed in its last second is still fetched, but not for long', async () => {
    const [shown, person] = await Promise.all([aShownCode(), aStaff(store.db)]);
    await shown.phone('scan', person);
    clock.advance(119_999);
    await shown.phone('confirm', person);
    clock.advance(qrLogin.graceMs - 1);
    const code = await shown.codeOf();
    clock.advance(1);
    expect(await shown.redeem(code)).toMatchObject({ status: 410 });
    expect(await shown.stateOf()).toBe('expired');
  });

  it('[S20] is used once, however many try at once', async () => {
    const shown = await confirmedBy(await aStaff(store.db));
    const code = await shown.codeOf();
    const answers = await Promise.all(Array.from({ length: 8 }, () => shown.redeem(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(410)]);
    expect(await shown.redeem(code)).toMatchObject({ status: 410 });
  });

  it('[S20] brings a new one-time code with each answer, which ends the one before', async () => {
    const shown = await confirmedBy(await aStaff(store.db));
    const [first, second] = [await shown.codeOf(), await shown.codeOf()];
    expect(await shown.redeem(first)).toMatchObject({ status: 410 });
    expect(await shown.redeem(second)).toMatchObject({ status: 200 });
  });

  it('[S20] belongs to the account that opened it first; nobody else can open or answer it', async () => {
    const [shown, first, second] = await Promise.all([aShownCode(), aStaff(store.db), aStaff(store.db)]);
    await shown.phone('scan', first);
    for (const name of ['scan', 'confirm', 'deny'] as const) {
      expect(await shown.phone(name, second)).toMatchObject({
        status: 409,
        body: { message: '二维码已被使用，请在电脑上刷新后重新扫码' },
      });
    }
    expect(await shown.stateOf()).toBe('scanned');
    expect((await shown.phone('scan', first)).status).toBe(200);
  });

  it('[S20] confirmed by many phones at once is confirmed for the one that opened it', async () => {
    const shown = await aShownCode();
    const people = await Promise.all(Array.from({ length: 5 }, () => aStaff(store.db)));
    await Promise.all(
      people.map(async (person) => {
        await shown.phone('scan', person);
        return shown.phone('confirm', person);
      }),
    );
    const owner = (await rowOf(shown)).account_id;
    expect((await shown.redeem()).body.userId).toBe(owner);
  });

  it('[S20] is not confirmed by somebody who has not looked at it', async () => {
    const [shown, person] = await Promise.all([aShownCode(), aStaff(store.db)]);
    expect(await shown.phone('confirm', person)).toMatchObject({ status: 409 });
    expect(await shown.stateOf()).toBe('waiting');
  });

  it('[S20] turned away stays so', async () => {
    const [shown, person] = await Promise.all([aShownCode(), aStaff(store.db)]);
    await shown.phone('scan', person);
    expect((await shown.phone('deny', person)).status).toBe(204);
    expect(await shown.stateOf()).toBe('denied');
    expect(await shown.phone('confirm', person)).toMatchObject({ status: 409 });
    expect(await shown.stateOf()).toBe('denied');
  });

  it('says yes to an answer that is repeated because the first one got lost', async () => {
    const person = await aStaff(store.db);
    const shown = await confirmedBy(person);
    expect((await shown.phone('confirm', person)).status).toBe(204);
    await shown.redeem();
    expect((await shown.phone('confirm', person)).status).toBe(204);
    expect(await shown.phone('deny', person)).toMatchObject({ status: 409 });
  });

  it('[AUTH-18] [S20] lets nobody in without the log-in CSRF token, and is then still good', async () => {
    const shown = await confirmedBy(await aStaff(store.db));
    const code = await shown.codeOf();
    expect(await shown.call(token, { json: { code } })).toMatchObject({ status: 403 });
    expect(await shown.redeem(code)).toMatchObject({ status: 200 });
  });

  it('[S10] [S20] lets nobody in as an account that was disabled meanwhile', async () => {
    const person = await aStaff(store.db);
    const shown = await confirmedBy(person);
    await store.db
      .updateTable('account')
      .set({ disabled_at: new Date(testNow) })
      .where('id', '=', person.accountId)
      .execute();
    expect(await shown.redeem()).toMatchObject({ status: 410 });
  });

  it('is answered by who is logged in only', async () => {
    const shown = await aShownCode();
    for (const name of ['scan', 'confirm', 'deny'] as const) {
      expect(await shown.phone(name, { headers: {} })).toMatchObject({ status: 401 });
    }
  });

  it('that nobody made is called invalid', async () => {
    const [{ call }, { headers }] = await Promise.all([aShownCode(), aStaff(store.db)]);
    const answer = await call(action('scan'), { headers, json: { codeId: 'made-up' } });
    expect(answer).toMatchObject({
      status: 404,
      body: { message: '二维码无效，请在电脑上刷新后重新扫码' },
    });
  });

  it('[SESS-08] answers the same under the pivot namespace', async () => {
    const shown = await aShownCode();
    expect(await shown.poll(shown.secret, 'pivot')).toMatchObject({
      status: 200,
      body: { state: 'waiting' },
    });
    expect(await shown.poll('', 'pivot')).toMatchObject({ status: 404 });
  });

  it('[S29] is not made without end by one address', async () => {
    const call = rawClient(store.db, { clock, config: embedded });
    const headers = { 'x-client-address': '198.51.100.9' };
    const { burst } = rateLimits.qrCodesPerAddress;
    const answers = [];
    for (let made = 0; made <= burst; made++) answers.push(await call(make, { headers }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(burst);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 429000, data: { seconds: 1 } } });
  });

  it('takes long expired ones along, so that strangers cannot pile them up', async () => {
    clock.advance(-60_000);
    const old = await aShownCode();
    clock.advance(qrLogin.lifeMs + qrLogin.rememberedMs);
    await aShownCode();
    await expect(rowOf(old)).rejects.toThrow();
  });

  it('[S58] leaves none of its secrets in the log', async () => {
    const lines: string[] = [];
    const logger = createLogger({ destination: { write: (line: string) => void lines.push(line) } });
    const [shown, person] = await Promise.all([aShownCode({ logger }), aStaff(store.db)]);
    await shown.phone('scan', person);
    await shown.phone('confirm', person);
    const code = await shown.codeOf();
    const { body } = await shown.redeem(code);
    const written = lines.join('');
    expect(written).toContain('log-in of another browser confirmed');
    for (const secret of [shown.codeId, shown.secret, code, String(body.access_token)]) {
      expect(written).not.toContain(secret);
    }
  });
});
