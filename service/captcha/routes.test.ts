import { type SlidingAnswer, type SlidingChallenge, slidingChallengeSchema } from '@/lib/contract/captcha';
import { limits } from '@/lib/domain/limits/limits';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { consumeSlidingCaptcha } from './sliding/sliding-captcha';
import { assertGraphicCaptcha } from './graphic/graphic-captcha';
import type { Deps } from '../kernel/deps';
import { plainConfig } from '../kernel/config';
import { rawClient, testNow, testService, testStore } from '../testing';

const create = 'POST /api-auth/api/client/slidingCaptchas';
const validate = 'POST /api-auth/api/client/slidingCaptchas/actions/validate';
const picture = '/api-auth/api/graphicCaptchas/code.jpg';

const { store, clock } = testStore();

const call = (...request: Parameters<ReturnType<typeof rawClient>>) =>
  rawClient(store.db, { clock })(...request);
const deps = () => ({ db: store.db, clock, config: plainConfig }) as unknown as Deps;

async function session(): Promise<string> {
  const json = { scope: 'login', endpointId: 'test', endpointType: limits.endpointType };
  const { body } = await call('POST /api-auth/api/pauth/token/session', { json });
  return String(body.sessionId);
}

async function challengeFor(sessionId: string, form?: 'question'): Promise<SlidingChallenge> {
  const { body } = await call(create, { json: { sessionId, form } });
  return slidingChallengeSchema.parse(body);
}

const keptOf = async (challenge: string) =>
  (
    await store.db
      .selectFrom('captcha')
      .where('id', '=', challenge)
      .select('answer')
      .executeTakeFirstOrThrow()
  ).answer as { x: number; text: string };

/** As a hand goes: slowly off, fast, slowly there, and not on one line. */
const draggedTo = (x: number): SlidingAnswer => ({
  kind: 'puzzle',
  x,
  byKeyboard: false,
  track: Array.from({ length: 21 }, (_, step) => {
    const eased = (1 - Math.cos((Math.PI * step) / 20)) / 2;
    return [x * eased, Math.sin(step) * 1.5, step * 30];
  }),
});

const typedTo = (x: number): SlidingAnswer => ({
  kind: 'puzzle',
  x,
  byKeyboard: true,
  track: Array.from({ length: Math.ceil(x / captchas.keyLeapPx) + 1 }, (_, step) => [
    Math.min(x, step * captchas.keyLeapPx),
    0,
    step * 120,
  ]),
});

async function puzzle() {
  const sessionId = await session();
  const { challenge } = await challengeFor(sessionId);
  return { sessionId, challenge, x: (await keptOf(challenge)).x };
}

async function solved() {
  const { sessionId, challenge, x } = await puzzle();
  const { body } = await call(validate, { json: { sessionId, challenge, answer: draggedTo(x) } });
  return { sessionId, slidingCaptcha: body as { challenge: string; validate: string; seccode: string } };
}

const wrong = { status: 400, body: { code: 4001004 } };

describe('[AUTH-19] [S24] a captcha session', () => {
  it('is 256 random bits, another one each time, and ends after 24 hours', async () => {
    const [one, other] = [await session(), await session()];
    expect(Buffer.from(one, 'base64url')).toHaveLength(32);
    expect(one).not.toBe(other);
    clock.advance(limits.sessionIdCacheMs);
    expect(await call(create, { json: { sessionId: one } })).toMatchObject(wrong);
  });

  it('that was never issued gets no challenge, no picture and no check', async () => {
    const sessionId = 'x'.repeat(43);
    expect(await call(create, { json: { sessionId } })).toMatchObject(wrong);
    expect(await call(`GET ${picture}?sessionId=${sessionId}`)).toMatchObject(wrong);
    expect(
      await call(`GET /api-auth/api/validateGraphicCaptchas?sessionId=${sessionId}&code=ABCD`),
    ).toMatchObject(wrong);
  });
});

describe('[AUTH-02] the sliding captcha', () => {
  it('is a picture with a hole and a piece, and tells not where the hole is', async () => {
    const shown = await challengeFor(await session());
    if (shown.kind !== 'puzzle') throw new TypeError('No puzzle');
    expect(shown.background).toMatch(/^data:image\/webp;base64,/);
    expect(shown.piece).toMatch(/^data:image\/png;base64,/);
    expect(JSON.stringify(shown).length).toBeLessThan(150_000);
    expect(shown.expireTime).toBe(testNow + captchas.lifetimeMs);

    // One number may equal another by chance; none does so each time.
    const told = await Promise.all([1, 2, 3].map(async () => namesOfHole(await session())));
    expect(told.reduce((all, names) => all.filter((name) => names.includes(name)))).toEqual([]);
  });

  /** What of a captcha says, by chance or not, where its hole is. */
  async function namesOfHole(sessionId: string): Promise<string[]> {
    const shown = await challengeFor(sessionId);
    if (shown.kind !== 'puzzle') throw new TypeError('No puzzle');
    const { x } = await keptOf(shown.challenge);
    return Object.entries(shown).flatMap(([name, value]) => (value === x ? [name] : []));
  }

  it.each([
    ['pushed there by hand', draggedTo],
    ['moved there by keys', typedTo],
  ])('%s answers challenge, validate and seccode, good for one call', async (_, answerAt) => {
    const { sessionId, challenge, x } = await puzzle();
    const answer = answerAt(x + captchas.tolerancePx - 1);
    const { status, body } = await call(validate, { json: { sessionId, challenge, answer } });
    expect(status).toBe(200);
    expect(body).toEqual({
      challenge,
      validate: expect.stringMatching(/^[\w-]{43}$/) as string,
      seccode: `${String(body.validate)}|jordan`,
    });
    const slidingCaptcha = body as { challenge: string; validate: string; seccode: string };
    await consumeSlidingCaptcha(deps(), { sessionId, slidingCaptcha });
    await expect(consumeSlidingCaptcha(deps(), { sessionId, slidingCaptcha })).rejects.toMatchObject({
      code: 4001004,
    });
  });

  it('[S24] is dead after one check, also for the right place', async () => {
    const { sessionId, challenge, x } = await puzzle();
    const answer = draggedTo(x + captchas.tolerancePx + 1);
    expect(await call(validate, { json: { sessionId, challenge, answer } })).toMatchObject(wrong);
    expect(await call(validate, { json: { sessionId, challenge, answer: draggedTo(x) } })).toMatchObject(
      wrong,
    );
  });

  it('[S24] is not solved in another session, nor too late, nor when it was never asked', async () => {
    const { challenge, x } = await puzzle();
    const other = await session();
    const answer = draggedTo(x);
    expect(await call(validate, { json: { sessionId: other, challenge, answer } })).toMatchObject(wrong);
    const late = await puzzle();
    clock.advance(captchas.lifetimeMs);
    const json = { sessionId: late.sessionId, challenge: late.challenge, answer: draggedTo(late.x) };
    expect(await call(validate, { json })).toMatchObject(wrong);
    for (const made of ['made-up', '018f0000-0000-7000-8000-000000000001'])
      expect(await call(validate, { json: { sessionId: other, challenge: made, answer } })).toMatchObject(
        wrong,
      );
  });

  it('[S24] lets one of 50 parallel checks through, and one of 50 parallel uses', async () => {
    const { sessionId, challenge, x } = await puzzle();
    const send = () => call(validate, { json: { sessionId, challenge, answer: draggedTo(x) } });
    const checks = await Promise.all(Array.from({ length: 50 }, send));
    const right = checks.filter(({ status }) => status === 200);
    expect(right).toHaveLength(1);
    const slidingCaptcha = right[0]?.body as { challenge: string; validate: string; seccode: string };
    const uses = await Promise.allSettled(
      Array.from({ length: 50 }, () => consumeSlidingCaptcha(deps(), { sessionId, slidingCaptcha })),
    );
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('[S24] a proof is the session’s own, whole, and not for long', async () => {
    const refused = { code: 4001004 };
    const { sessionId, slidingCaptcha } = await solved();
    const use = (given: Partial<Parameters<typeof consumeSlidingCaptcha>[1]>) =>
      consumeSlidingCaptcha(deps(), { sessionId, slidingCaptcha, ...given });
    await expect(use({ sessionId: await session() })).rejects.toMatchObject(refused);
    await expect(use({ sessionId: undefined })).rejects.toMatchObject(refused);
    for (const part of ['challenge', 'validate', 'seccode'])
      await expect(use({ slidingCaptcha: { ...slidingCaptcha, [part]: 'made-up' } })).rejects.toMatchObject(
        refused,
      );
    clock.advance(captchas.proofMs);
    await expect(use({})).rejects.toMatchObject(refused);
  });

  it('[S24] a challenge that nobody solved is no proof', async () => {
    const { sessionId, challenge } = await puzzle();
    for (const validate of ['', 'undefined']) {
      const slidingCaptcha = { challenge, validate, seccode: `${validate}|jordan` };
      await expect(consumeSlidingCaptcha(deps(), { sessionId, slidingCaptcha })).rejects.toMatchObject({
        code: 4001004,
      });
    }
  });

  it('can be a question in words instead', async () => {
    const sessionId = await session();
    const asked = await challengeFor(sessionId, 'question');
    const { text } = await keptOf(asked.challenge);
    const json = { sessionId, challenge: asked.challenge, answer: { kind: 'question', text: ` ${text} ` } };
    expect(asked).not.toHaveProperty('background');
    expect((await call(validate, { json })).status).toBe(200);
  });

  it('a question is not answered by pushing, nor a puzzle by words', async () => {
    const { sessionId, challenge, x } = await puzzle();
    const words = { kind: 'question', text: String(x) };
    expect(await call(validate, { json: { sessionId, challenge, answer: words } })).toMatchObject(wrong);
    const asked = await challengeFor(sessionId, 'question');
    const { text } = await keptOf(asked.challenge);
    const json = { sessionId, challenge: asked.challenge, answer: draggedTo(Number(text)) };
    expect(await call(validate, { json })).toMatchObject(wrong);
  });

  it('[S29] a session has so many wrong answers, then waits', async () => {
    const sessionId = await session();
    const tryOne = async () => {
      const { challenge } = await challengeFor(sessionId, 'question');
      return call(validate, { json: { sessionId, challenge, answer: { kind: 'question', text: 'x' } } });
    };
    for (let tries = 0; tries < 8; tries += 1) expect(await tryOne()).toMatchObject(wrong);
    const refused = await tryOne();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('15');
  });

  it('[S29] an address gets so many captchas, whatever its sessions', async () => {
    const service = testService(store.db, { clock, config: { embedded: true } });
    const ask = async (address: string) => {
      const { status } = await service.request('/api-auth/api/pauth/token/session', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-client-address': address },
        body: JSON.stringify({ scope: 'login', endpointId: 'test', endpointType: 'WEB_APP' }),
      });
      return status;
    };
    const statuses = [];
    for (let asked = 0; asked < 61; asked += 1) statuses.push(await ask('192.0.2.9'));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(await ask('192.0.2.10')).toBe(200);
  });
});

describe('[AUTH-05] [S24] the graphic captcha', () => {
  const show = async (sessionId: string, path = picture) =>
    testService(store.db, { clock }).request(`${path}?sessionId=${sessionId}&timestamp=1`);
  const textOf = async (sessionId: string) => {
    await show(sessionId);
    const { answer } = await store.db
      .selectFrom('captcha')
      .where('session_id', '=', sessionId)
      .select('answer')
      .executeTakeFirstOrThrow();
    return (answer as { text: string }).text;
  };
  const check = (sessionId: string, code: string) =>
    call(`GET /api-auth/api/validateGraphicCaptchas?sessionId=${sessionId}&code=${code}`);
  const use = (sessionId: string, graphicCaptcha: string) =>
    assertGraphicCaptcha(deps(), { sessionId, graphicCaptcha });
  const refused = { code: 4001004 };

  it.each([picture, '/api-auth/api/graphicCaptchas'])('is a JPEG that nobody keeps, at %s', async (path) => {
    const response = await show(await session(), path);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/jpeg');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it('is right in any case, and used up by that', async () => {
    const sessionId = await session();
    const text = await textOf(sessionId);
    await use(sessionId, ` ${text.toLowerCase()} `);
    await expect(use(sessionId, text)).rejects.toMatchObject(refused);
  });

  it('is used up by a wrong text as well', async () => {
    const sessionId = await session();
    const text = await textOf(sessionId);
    await expect(use(sessionId, '0000')).rejects.toMatchObject(refused);
    await expect(use(sessionId, text)).rejects.toMatchObject(refused);
  });

  it('is asked for when it is missing, which uses nothing up', async () => {
    const sessionId = await session();
    const text = await textOf(sessionId);
    for (const given of [undefined, '', '  '])
      await expect(assertGraphicCaptcha(deps(), { sessionId, graphicCaptcha: given })).rejects.toMatchObject({
        code: 4001003,
      });
    await expect(
      assertGraphicCaptcha(deps(), { sessionId: undefined, graphicCaptcha: text }),
    ).rejects.toMatchObject({ code: 4001003 });
    await use(sessionId, text);
  });

  it('is neither another session’s, nor a former picture’s, nor an old one', async () => {
    const sessionId = await session();
    const text = await textOf(sessionId);
    await expect(use(await session(), text)).rejects.toMatchObject(refused);
    let next = await textOf(sessionId);
    while (next === text) next = await textOf(sessionId);
    await expect(use(sessionId, text)).rejects.toMatchObject(refused);
    const old = await textOf(sessionId);
    clock.advance(captchas.graphicLifetimeMs);
    await expect(use(sessionId, old)).rejects.toMatchObject(refused);
  });

  it('checked ahead and right stays good for one use, and is not checked again', async () => {
    const sessionId = await session();
    const text = await textOf(sessionId);
    expect(await check(sessionId, text)).toMatchObject({ status: 200, body: { valid: true } });
    expect(await check(sessionId, text)).toMatchObject(wrong);
    await use(sessionId, text);
    await expect(use(sessionId, text)).rejects.toMatchObject(refused);
  });

  it('checked ahead and wrong is dead, also for the right text; another session’s is not checked', async () => {
    const sessionId = await session();
    const text = await textOf(sessionId);
    expect(await check(await session(), text)).toMatchObject(wrong);
    expect(await check(sessionId, '0000')).toMatchObject(wrong);
    expect(await check(sessionId, text)).toMatchObject(wrong);
    await expect(use(sessionId, text)).rejects.toMatchObject(refused);
  });

  it('is used by one of 50 parallel calls', async () => {
    const sessionId = await session();
    const text = await textOf(sessionId);
    const uses = await Promise.allSettled(Array.from({ length: 50 }, () => use(sessionId, text)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

it('[S24] [S21] draws no more captchas for one IPv6 site than for four of its networks', async () => {
  const config = { embedded: true, rateLimitScale: 0.05 };
  const ask = async (address: string) => {
    const json = { scope: 'login', endpointId: 'test', endpointType: limits.endpointType };
    const headers = { 'x-client-address': address };
    return (
      await rawClient(store.db, { clock, config })('POST /api-auth/api/pauth/token/session', {
        json,
        headers,
      })
    ).status;
  };
  const statuses: number[] = [];
  for (let network = 1; network <= 14; network += 1)
    statuses.push(await ask(`2001:db8:24:${network.toString(16)}::1`));
  expect(statuses.indexOf(429)).toBe(4 * 3);
  expect(await ask('2001:db8:25:1::1')).toBe(200);
});
