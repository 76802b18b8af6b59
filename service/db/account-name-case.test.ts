import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { anAccount, testDatabase } from '../testing';
import { locate } from './locate';

it('[AUTH-17] names that differ by letters alone stay, the oldest first, when capitals cease to tell them apart', async () => {
  const store = await testDatabase();
  await sql`ALTER TABLE account DROP COLUMN username_twin`.execute(store.db);
  const created = (day: number) => new Date(Date.UTC(2026, 10, day));
  await anAccount(store.db, { username: 'LISI', created_at: created(2) });
  await anAccount(store.db, { username: 'lisi', created_at: created(1) });
  await anAccount(store.db, { username: 'wang', created_at: created(3) });
  const file = locate('service/db/migrations/20261122T107000_account_name_case.sql');
  await sql.raw(await readFile(file, 'utf8')).execute(store.db);
  const named = store.db.selectFrom('account').where('username', 'in', ['LISI', 'lisi', 'wang']);
  expect(await named.select(['username', 'username_twin']).orderBy('created_at').execute()).toEqual([
    { username: 'lisi', username_twin: 0 },
    { username: 'LISI', username_twin: 1 },
    { username: 'wang', username_twin: 0 },
  ]);
  await expect(anAccount(store.db, { username: 'WANG' })).rejects.toMatchObject({ code: '23505' });
  await store.close();
});
