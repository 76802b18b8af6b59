import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Caller } from '../../kernel/caller';
import { aMeeting, aStaff, meetingDesk, testNow, type TestStaff } from '../../testing';
import { getChangeLog } from './change-log';

const { store, me, colleague, as, detail } = meetingDesk();

const callerOf = ({ id: staffId, companyId }: TestStaff) => ({ staffId, companyId }) as Caller;

/** A meeting whose change log has an entry for each offset from the tests' now, in milliseconds; ids come oldest first. */
async function withLog(offsets: number[]) {
  const { id: meetingId } = await aMeeting(store.db, {
    creator_id: me.id,
    company_id: me.companyId,
    roomIds: [],
  });
  const entries = offsets.map((offset) => ({
    company_id: me.companyId,
    id: newId(),
    meeting_id: meetingId,
    kind: 'updated',
    actor_id: me.id,
    created_at: new Date(testNow + offset),
  }));
  await store.db.insertInto('change_log').values(entries).execute();
  return { meetingId, ids: entries.map((entry) => entry.id) };
}

const idsOf = ({ entries }: Awaited<ReturnType<typeof getChangeLog>>) => entries.map((entry) => entry.id);

test('[MEET-01] the change log comes newest first, page by page, each entry once', async () => {
  const { meetingId, ids } = await withLog([1, 2, 3, 4, 5]);
  const page = (cursor?: string) =>
    getChangeLog(store.db, callerOf(me), { meetingId, limit: 2, ...(cursor !== undefined && { cursor }) });
  const first = await page();
  const second = await page(first.nextCursor ?? '');
  const third = await page(second.nextCursor ?? '');
  expect([first, second, third].map(idsOf)).toEqual([[ids[4], ids[3]], [ids[2], ids[1]], [ids[0]]]);
  expect(third.nextCursor).toBeNull();
  expect(first.entries[0]).toMatchObject({ actor_name: '林晓', created_at: testNow + 5, kind: 'updated' });
});

test('entries of one moment are split between pages without a loss', async () => {
  const { meetingId, ids } = await withLog([1, 1, 1]);
  const first = await getChangeLog(store.db, callerOf(me), { meetingId, limit: 2 });
  const second = await getChangeLog(store.db, callerOf(me), {
    meetingId,
    limit: 2,
    cursor: first.nextCursor ?? '',
  });
  expect([...idsOf(first), ...idsOf(second)].sort()).toEqual([...ids].sort());
});

test('a page that the log just fills is the last one', async () => {
  const { meetingId } = await withLog([1, 2]);
  const { entries, nextCursor } = await getChangeLog(store.db, callerOf(me), { meetingId, limit: 2 });
  expect([entries.length, nextCursor]).toEqual([2, null]);
});

test('a new entry does not shift the pages that follow', async () => {
  const { meetingId, ids } = await withLog([1, 2, 3]);
  const { nextCursor } = await getChangeLog(store.db, callerOf(me), { meetingId, limit: 2 });
  const newer = { id: newId(), kind: 'cancelled', created_at: new Date(testNow + 9) };
  await store.db
    .insertInto('change_log')
    .values({ ...newer, company_id: me.companyId, meeting_id: meetingId })
    .execute();
  const second = await getChangeLog(store.db, callerOf(me), { meetingId, cursor: nextCursor ?? '' });
  expect(idsOf(second)).toEqual([ids[0]]);
});

test('[SESS-12] [S43] neither another company nor a cursor of another meeting reads on', async () => {
  const { meetingId, ids } = await withLog([1, 2]);
  const other = await withLog([5]);
  const stranger = { ...me, companyId: other.meetingId };
  expect(idsOf(await getChangeLog(store.db, callerOf(stranger), { meetingId }))).toEqual([]);
  const mixed = { meetingId: other.meetingId, cursor: ids[1] ?? '' };
  expect(idsOf(await getChangeLog(store.db, callerOf(me), mixed))).toEqual([]);
});

const pageKey = 'GET /api-meeting/api/user/v2/meetings/{id}/change-logs';

test('[MEET-01] [MEET-12] the details answer the newest fifty and say that there are more, which come by pages', async () => {
  const { meetingId, ids } = await withLog(Array.from({ length: 51 }, (_, index) => index));
  const { changeLogs, hasOlderChanges } = await detail(meetingId);
  expect(changeLogs.map((entry) => entry.id)).toEqual(ids.slice(1).reverse());
  expect(hasOlderChanges).toBe(true);
  const params = { id: meetingId };
  const first = await as(me)(pageKey, { params, query: {} });
  expect(first).toEqual({ list: changeLogs, nextCursor: ids[1] });
  const { list, ...end } = await as(me)(pageKey, { params, query: { cursor: first.nextCursor } });
  expect([list.map((entry) => entry.id), end]).toEqual([[ids[0]], {}]);
});

test('[MEET-12] a short change log says nothing of older entries', async () => {
  const { meetingId } = await withLog([1]);
  expect(await detail(meetingId)).not.toHaveProperty('hasOlderChanges');
});

test('[S43] [S46] [MEET-12] only members and approvers page through the change log', async () => {
  const { meetingId, ids } = await withLog([1, 2]);
  const read = (person: TestStaff | undefined, id: string, cursor?: string) =>
    as(person)(pageKey, { params: { id }, query: { ...(cursor && { cursor }) } });
  await expect(read(undefined, meetingId)).rejects.toMatchObject({ code: 401000 });
  await expect(read(colleague, meetingId)).rejects.toMatchObject({ code: 403000 });
  await expect(read(me, newId())).rejects.toMatchObject({ code: 404000 });
  const stranger = await aStaff(store.db);
  await expect(read(stranger, meetingId, ids[1])).rejects.toMatchObject({ code: 404000 });
  await expect(read(me, meetingId, 'no cursor')).rejects.toMatchObject({ code: 400000 });
  const other = await withLog([5]);
  expect(await read(me, other.meetingId, ids[1])).toEqual({ list: [] });
});

test('[MEET-12] a page of the log answers no replaced values', async () => {
  const { meetingId, ids } = await withLog([1]);
  await store.db
    .updateTable('change_log')
    .where('id', '=', ids[0] ?? '')
    .set({ data: sql`'{"fields": ["subject"], "former": {"subject": "旧的"}}'::jsonb` })
    .execute();
  const { list } = await as(me)(pageKey, { params: { id: meetingId }, query: {} });
  expect(list.map(({ data }) => data)).toEqual([{ fields: ['subject'] }]);
});
