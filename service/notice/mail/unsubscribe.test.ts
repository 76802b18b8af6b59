import { aStaff, apiOf, meetingDesk, testService } from '../../testing';
import { unsubscribeToken } from './unsubscribe-link';

const secrets = ['first-secret-of-mails', 'former-secret-of-mails'];
const { store, me, as, listen, rowsOf } = meetingDesk({ config: { secrets } });

const stop = (token: string) =>
  as()('POST /api-meeting/api/notice-links/actions/unsubscribe', { body: { token } });
const tokenOf = (secret = secrets[0] ?? '', person = me) =>
  unsubscribeToken(secret, { companyId: person.companyId, staffId: person.id, kind: 'reminder' });
const configOf = async (person = me) =>
  (
    await store.db
      .selectFrom('person_config')
      .where('staff_id', '=', person.id)
      .select('config')
      .executeTakeFirst()
  )?.config;

test('[R39] the link of a mail stops its kind by mail, twice as once, and leaves all other choices', async () => {
  const stopped = { notices: { kinds: { reminder: { mail: false } } } };
  expect(await stop(tokenOf())).toEqual({ kind: 'reminder' });
  expect(await configOf()).toEqual(stopped);
  const config = {
    theme: 'dark',
    notices: { quietHours: { from: 1, to: 2 }, kinds: { reminder: { app: true } } },
  };
  await store.db
    .updateTable('person_config')
    .set({ config: JSON.stringify(config) })
    .where('staff_id', '=', me.id)
    .execute();
  await stop(tokenOf(secrets[1]));
  await stop(tokenOf());
  expect(await configOf()).toEqual({
    theme: 'dark',
    notices: { quietHours: { from: 1, to: 2 }, kinds: { reminder: { app: true, mail: false } } },
  });
});

test('[UX-02] the person’s open pages hear of it', async () => {
  const mine = await listen(me);
  await stop(tokenOf());
  await mine.until((heard) => heard.length > 0);
  expect(mine.heard[0]?.change).toMatchObject({ kind: 'config', ids: [me.id] });
  mine.leave();
});

test('[R39] pressed again it leaves no further change', async () => {
  await stop(tokenOf());
  const before = await rowsOf('outbox');
  await stop(tokenOf());
  expect(await rowsOf('outbox')).toEqual(before);
});

test('[S47] a token of another secret, kind or person, and of none, does nothing', async () => {
  const other = await aStaff(store.db);
  const token = tokenOf();
  const forged = [
    tokenOf('another-secret-altogether'),
    token.replace('reminder', 'change'),
    token.replace(me.id, other.id),
    token.replace(me.companyId, other.companyId),
    token.slice(0, -1),
    'x',
  ];
  for (const each of forged) await expect(stop(each)).rejects.toMatchObject({ status: 404 });
  expect([await configOf(), await configOf(other)]).toEqual([undefined, undefined]);
  const without = apiOf(testService(store.db))();
  await expect(
    without('POST /api-meeting/api/notice-links/actions/unsubscribe', { body: { token } }),
  ).rejects.toMatchObject({ status: 404 });
});

test('[S43] for somebody who works there no more nothing is stored', async () => {
  const gone = await aStaff(store.db, { disabled_at: new Date() });
  await stop(tokenOf(secrets[0], gone));
  expect(await configOf(gone)).toBeUndefined();
});
