import * as crypto from 'node:crypto';
import type { KyselyPlugin } from 'kysely';
import { fetchCsrf, sealFor } from '@/test/login-calls';
import { issueSmsCode } from './sms/sms-codes';
import { anAccount, rawClient, testClock, testDatabase, type TestDatabase, testNow } from '../testing';

jest.mock('node:crypto', () => {
  const actual = jest.requireActual<typeof crypto>('node:crypto');
  return { ...actual, scrypt: jest.fn(actual.scrypt) };
});

const logIn = 'POST /api-auth/api/pauth/token/encrypted/password';
const register = 'POST /api-auth/api/client/accounts/register-by-encrypted-password';
// As of hashPassword('Demo1234'): what is compared with it costs what it costs at rest.
const hash = '$scrypt$ln=15,r=8,p=3$c2FsdHNhbHRzYWx0c2FsdA$c2FsdHNhbHRzYWx0c2FsdHNhbHRzYWx0c2FsdHNhbHQ';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
  // The first call of all makes the key.
  await rawClient(store.db)('GET /api-auth/api/pauth/token/public-key');
});
afterAll(() => store.close());

/** What a call costs, in the terms that a clock would measure: its statements, and the slow hashes with their cost. */
async function costOf(
  privateDeployment: boolean,
  call: (send: ReturnType<typeof rawClient>) => Promise<unknown>,
) {
  const statements: string[] = [];
  const noting: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const scrypt = jest.mocked(crypto.scrypt);
  scrypt.mockClear();
  await call(rawClient(store.db.withPlugin(noting), { config: { privateDeployment } }));
  const hashes = (scrypt.mock.calls as unknown[][]).map(([, , bytes, cost]) => {
    const { N, r, p } = cost as crypto.ScryptOptions;
    return `${N} ${r} ${p} ${String(bytes)}`;
  });
  return { statements, hashes };
}

async function peopleOf() {
  const known = await anAccount(store.db, { password_hash: hash });
  const disabled = await anAccount(store.db, { password_hash: hash, disabled_at: new Date(testNow) });
  const withoutPassword = await anAccount(store.db);
  return [known.mobile, disabled.mobile, withoutPassword.mobile, '13711110000'];
}

describe('[S25] known and unknown accounts cost the same to refuse', () => {
  it('at log-in', async () => {
    const costs = [];
    for (const username of await peopleOf()) {
      costs.push(
        await costOf(false, async (send) => {
          const json = { username, ...(await sealFor(send, { password: 'Wrong1234' })) };
          expect((await send(logIn, { json, headers: await fetchCsrf(send) })).body.code).toBe(4001000);
        }),
      );
    }
    const [first, ...others] = costs;
    expect(first?.hashes).toEqual(['32768 8 3 32']);
    for (const cost of others) expect(cost).toEqual(first);
  });

  it('at the private deployment’s one form, for a password that registers nobody', async () => {
    const costs = [];
    for (const username of await peopleOf()) {
      costs.push(
        await costOf(true, async (send) => {
          const sealed = await sealFor(send, { password: 'password1', confirmPassword: 'password1' });
          const answer = await send(register, {
            json: { username, ...sealed },
            headers: await fetchCsrf(send),
          });
          expect(answer.body.code).toBe(400000);
        }),
      );
    }
    const [first, ...others] = costs;
    expect(first?.hashes).toEqual(['32768 8 3 32']);
    for (const cost of others) expect(cost).toEqual(first);
  });

  it('at a reset with a wrong code', async () => {
    const costs = [];
    for (const mobile of await peopleOf()) {
      const code = await issueSmsCode({ db: store.db, clock: testClock() }, { mobile, type: 3 });
      const wrong = String((Number(code) + 1) % 1e6).padStart(6, '0');
      costs.push(
        await costOf(false, async (send) => {
          const json = { mobile, mobileCaptcha: wrong, ...(await sealFor(send, { password: 'Fresh-2026' })) };
          const answer = await send(`PATCH /api-auth/api/client/accounts/${mobile}/password`, { json });
          expect(answer.body.code).toBe(4002002);
        }),
      );
    }
    const [first, ...others] = costs;
    for (const cost of others) expect(cost).toEqual(first);
  });
});
