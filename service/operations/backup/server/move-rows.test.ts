import { sql } from 'kysely';
import { aMeeting, type TestDatabase, testDatabase } from '@/service/testing';
import { moveRows } from './move-rows';

test('[R17] [MEET-01] in another database meeting numbers go on where they were, under the same key', async () => {
  const [from, to] = await Promise.all([testDatabase(), testDatabase()]);
  const numbers = async ({ db }: TestDatabase) =>
    (await sql<{ no: string }>`select next_meeting_number() as no from generate_series(1, 5)`.execute(db))
      .rows;
  await aMeeting(from.db);

  await moveRows(from.db, to.db);
  expect(await numbers(to)).toEqual(await numbers(from));
  await Promise.all([from.close(), to.close()]);
});
