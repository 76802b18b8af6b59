import { v7 as newId } from 'uuid';
import type { Caller } from '../../kernel/caller';
import { aMeeting, meetingDesk, testNow, type TestStaff } from '../../testing';
import { getChangeLog } from './change-log';

const { store, me, detail } = meetingDesk();

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

test('[MEET-01] the details answer the newest fifty', async () => {
  const { meetingId, ids } = await withLog(Array.from({ length: 51 }, (_, index) => index));
  const { changeLogs } = await detail(meetingId);
  expect(changeLogs.map((entry) => entry.id)).toEqual(ids.slice(1).reverse());
});
