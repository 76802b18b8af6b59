import { smsCodes } from '@/lib/domain/limits/way-in-limits';
import { testClock, testDatabase, type TestDatabase, testNow } from '../../testing';
import * as passwordHash from '../../account/password/password-hash';
import { checkSmsCode, consumeSmsCode, issueSmsCode } from './sms-codes';

jest.mock('../../account/password/password-hash', () => {
  const actual = jest.requireActual<typeof passwordHash>('../../account/password/password-hash');
  return { ...actual, verifyPassword: jest.fn(actual.verifyPassword) };
});
const compared = jest.mocked(passwordHash.verifyPassword);

let store: TestDatabase;
const clock = testClock();
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());
beforeEach(() => clock.set(testNow));

const wrong = { code: 4002002, status: 400, message: '验证码错误' };
const tooMany = { code: 4002003, status: 429, message: '验证码错误次数过多，请稍后重试' };

let numbers = 0;
const newMobile = () => `1371000${String((numbers += 1)).padStart(4, '0')}`;
const deps = () => ({ db: store.db, clock });
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A code for a number nobody has used, and ways to try it. */
async function issued(type: 3 | 5 = 5, mobile = newMobile()) {
  const code = await issueSmsCode(deps(), { mobile, type });
  const attempt = (tried: string, overrides: { mobile?: string; type?: 3 | 5 } = {}) =>
    consumeSmsCode(deps(), { mobile, type, code: tried, ...overrides });
  return { mobile, code, attempt };
}

it('[S22] [AUTH-01] is six digits, good once, and nowhere in the database as it is', async () => {
  const { code, attempt, mobile } = await issued();
  expect(code).toMatch(/^\d{6}$/);
  const rows = await store.db.selectFrom('sms_code').where('mobile', '=', mobile).selectAll().execute();
  expect(rows.map((row) => row.code_hash)).toEqual([expect.stringMatching(/^\$scrypt\$/)]);
  await attempt(code);
  await expect(attempt(code)).rejects.toMatchObject(wrong);
});

it('[S22] is dead after five wrong tries, also for the right one', async () => {
  const { code, attempt } = await issued();
  for (let tried = 1; tried < smsCodes.tries; tried += 1) {
    await expect(attempt(other(code))).rejects.toMatchObject(wrong);
  }
  await expect(attempt(other(code))).rejects.toMatchObject(tooMany);
  await expect(attempt(code)).rejects.toMatchObject(tooMany);
});

it('[S22] of 200 parallel guesses compares five at most', async () => {
  const { code, attempt } = await issued();
  compared.mockClear();
  const guesses = await Promise.allSettled(Array.from({ length: 200 }, () => attempt(other(code))));
  // A busy machine refuses some of them before they are looked at, for want of a connection.
  expect(guesses.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(compared.mock.calls.length).toBeLessThanOrEqual(smsCodes.tries);
  await expect(attempt(code)).rejects.toMatchObject(tooMany);
});

it('[S22] [AUTH-01] lets one of several parallel log-ins have the right code', async () => {
  const { code, attempt } = await issued();
  const results = await Promise.allSettled(Array.from({ length: 4 }, () => attempt(code)));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

it('[S22] is good for ten minutes at most', async () => {
  expect(smsCodes.lifetimeMs).toBeLessThanOrEqual(10 * 60_000);
  const { code, attempt } = await issued();
  clock.advance(smsCodes.lifetimeMs);
  await expect(attempt(code)).rejects.toMatchObject(wrong);
});

it('[S22] [S28] is bound to its number and to what it was sent for', async () => {
  const { code, attempt } = await issued(5);
  const { mobile } = await issued(5);
  await expect(attempt(code, { type: 3 })).rejects.toMatchObject(wrong);
  await issued(3, mobile);
  await expect(attempt(code, { mobile, type: 3 })).rejects.toMatchObject(wrong);
  await attempt(code);
});

it('[S22] is replaced by the next one, which begins with all of its tries', async () => {
  const first = await issued();
  for (let tried = 0; tried < smsCodes.tries; tried += 1) {
    await expect(first.attempt(other(first.code))).rejects.toMatchObject({ status: expect.any(Number) });
  }
  const { code } = await issued(5, first.mobile);
  await first.attempt(code);
});

it('[S22] leaves one number no more tries in a day than its budget, however many codes are asked for', async () => {
  const mobile = newMobile();
  const seen: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    const { code, attempt } = await issued(5, mobile);
    const answers = Array.from({ length: smsCodes.tries }, () =>
      attempt(other(code)).catch((error) => error),
    );
    for (const { code: said } of (await Promise.all(answers)) as { code: number }[]) seen.push(said);
  }
  expect(seen.filter((said) => said === wrong.code).length).toBeLessThanOrEqual(20);
  const { code, attempt } = await issued(5, mobile);
  await expect(attempt(code)).rejects.toMatchObject(tooMany);
  clock.advance(2 * 3_600_000);
  const later = await issued(5, mobile);
  await later.attempt(later.code);
});

it('[AUTH-16] asking whether a code is right costs a try and leaves the code to be used', async () => {
  const { mobile, code, attempt } = await issued();
  await checkSmsCode(deps(), { mobile, type: 5, code });
  for (let asked = 0; asked < smsCodes.tries - 2; asked += 1) {
    await expect(checkSmsCode(deps(), { mobile, type: 5, code: other(code) })).rejects.toMatchObject(wrong);
  }
  await attempt(code);
  await expect(checkSmsCode(deps(), { mobile, type: 5, code })).rejects.toMatchObject(wrong);
});

it('[S22] sweeps away codes that are over', async () => {
  const { mobile } = await issued();
  clock.advance(smsCodes.lifetimeMs);
  await issued();
  expect(await store.db.selectFrom('sms_code').where('mobile', '=', mobile).selectAll().execute()).toEqual(
    [],
  );
});
