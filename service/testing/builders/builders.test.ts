import type { TestDatabase } from '..';
import { aMeeting, aRoom, aStaff, testDatabase } from '..';

let store: TestDatabase;
beforeAll(async () => {
  store = await testDatabase();
});
afterAll(() => store.close());

describe('builders', () => {
  it('make the parents that a meeting needs', async () => {
    const meeting = await aMeeting(store.db);
    const orders = await store.db
      .selectFrom('room_order')
      .selectAll()
      .where('meeting_id', '=', meeting.id)
      .execute();
    expect(orders).toMatchObject([
      { begins_at: meeting.beginTime, ends_at: meeting.endTime, state: 'confirmed' },
    ]);
  });

  it('put what belongs together into one company', async () => {
    const organizer = await aStaff(store.db);
    const guest = await aStaff(store.db, { company_id: organizer.companyId });
    const room = await aRoom(store.db, { company_id: organizer.companyId, auditors: [guest.id] });
    const meeting = await aMeeting(store.db, {
      creator_id: organizer.id,
      roomIds: [room.id],
      members: [{ staffId: guest.id }],
    });
    expect(meeting.companyId).toBe(organizer.companyId);
    const members = await store.db
      .selectFrom('meeting_member')
      .select('staff_id')
      .where('meeting_id', '=', meeting.id)
      .execute();
    expect(members.map(({ staff_id }) => staff_id).sort()).toEqual([organizer.id, guest.id].sort());
  });
});
