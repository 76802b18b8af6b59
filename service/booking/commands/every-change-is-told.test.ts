import { type SqlBool, sql } from 'kysely';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { at, forRoom, meetingDesk, meetingKeys } from '../../testing';

const { store, me, colleague, as, myRoom, book } = meetingDesk();

const tables = ['meeting', 'room_order', 'meeting_member', 'audit_record', 'audit_record_auditor'] as const;

/** Tables with rows whose last writer left nothing in the outbox: neither open pages nor kept answers would know. */
async function untold(): Promise<string[]> {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)} as row
        where row.company_id = ${me.companyId}
          and ${sql<SqlBool>`not exists (select from outbox where outbox.xid::xid = row.xmin)`}`.execute(
        store.db,
      );
      return rows[0]?.n ? [table] : [];
    }),
  );
  return counts.flat();
}

test('[UX-02] [R40] what a booking, a request, a move, an answer and a cancel write is told in the same transaction', async () => {
  const room = await myRoom();
  const members = [{ staffId: colleague.id }];
  const { _id: id } = await book(forRoom(room, { members }));
  const approved = await myRoom({ auditors: [colleague.id] });
  const { _id: asked } = await book(forRoom(approved, { reason: '客户来访', members }));
  const params = { id };
  expect(await untold()).toEqual([]);
  const move = { beginTime: at('15:15'), endTime: at('16:00') };
  await as(me)(meetingKeys.update, { params, body: move });
  expect(await untold()).toEqual([]);
  await as(colleague)(meetingKeys.answer, { params, body: { state: inviteStates.joined } });
  expect(await untold()).toEqual([]);
  for (const cancelled of [id, asked])
    await as(me)(meetingKeys.cancel, { params: { id: cancelled }, query: {} });
  expect(await untold()).toEqual([]);
});

test('[UX-02] what is written and not told would be found', async () => {
  const { _id: id } = await book(forRoom(await myRoom()));
  await store.db.updateTable('meeting').set({ subject: '别的' }).where('id', '=', id).execute();
  expect(await untold()).toEqual(['meeting']);
});
