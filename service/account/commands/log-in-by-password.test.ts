import { anAccount, testClock, testDatabase, type TestDatabase, testNow } from '../../testing';
import { heldTransaction } from '../../testing/database/held-transaction';
import { testServerUrl } from '../../testing/database/settings';
import { logInByPassword } from './log-in-by-password';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

const deps = () => ({ db: store.db, clock: testClock() });
const compared = 'hash of before';
const tokensOf = (id: string) =>
  store.db.selectFrom('access_token').where('account_id', '=', id).select('id').execute();

describe('[S27] a password that was compared', () => {
  it('opens a session while it is the account’s', async () => {
    const { id } = await anAccount(store.db, { password_hash: compared });
    expect(await logInByPassword(deps(), { id, password_hash: compared }, {})).toMatchObject({ userId: id });
  });

  it.each([
    ['the password was changed', { password_hash: 'hash of after' }],
    ['the account was disabled', { password_hash: compared, disabled_at: new Date(testNow) }],
  ])('opens nothing when %s meanwhile', async (_, now) => {
    const { id } = await anAccount(store.db, now);
    expect(await logInByPassword(deps(), { id, password_hash: compared }, {})).toBeUndefined();
    expect(await tokensOf(id)).toEqual([]);
  });

  it('waits for a change that is under way, and opens nothing after it', async () => {
    const { id } = await anAccount(store.db, { password_hash: compared });
    // The embedded store does one thing at a time: there the change is over when the other begins.
    const change = testServerUrl
      ? await heldTransaction(store.db)
      : { trx: store.db, commit: () => Promise.resolve() };
    await change.trx.updateTable('account').set({ password_hash: 'after' }).where('id', '=', id).execute();
    const letIn = logInByPassword(deps(), { id, password_hash: compared }, {});
    await change.commit();
    expect(await letIn).toBeUndefined();
    expect(await tokensOf(id)).toEqual([]);
  });
});
