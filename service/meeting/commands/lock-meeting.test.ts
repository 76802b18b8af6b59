import { errorCodes } from '@/lib/domain/error-codes';
import type { Caller } from '../../kernel/caller';
import { aMeeting, at, forRoom, meetingDesk, meetingKeys, testNow, type TestStaff } from '../../testing';
import { lockMeetings } from './lock-meeting';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail } = meetingDesk();

const callerOf = ({ id: staffId, companyId }: TestStaff) => ({ staffId, companyId }) as Caller;
const signedRoom = async () => [(await myRoom({ sign_in_required: true })).id];
const mine = () => ({ creator_id: me.id, company_id: me.companyId });
const running = () => ({ ...mine(), beginTime: at('10:00'), endTime: at('10:45') });

const sign = (meetingId: string) =>
  store.db
    .insertInto('sign_record')
    .values({
      company_id: me.companyId,
      meeting_id: meetingId,
      staff_id: me.id,
      signed_at: new Date(testNow),
    })
    .execute();

const lockedFor = (id: string, person: TestStaff = me) =>
  store.db.transaction().execute((trx) => lockMeetings(trx, callerOf(person), { id, wholeSeries: false }));

const rename = (id: string) => as(me)(meetingKeys.update, { params: { id }, body: { subject: '复盘' } });
const cancel = (id: string) => as(me)(meetingKeys.cancel, { params: { id }, query: {} });
const canOf = async (id: string) => {
  const { edit, cancel: mayCancel, signIn } = (await detail(id)).can;
  return { edit, cancel: mayCancel, signIn };
};

describe('a locked meeting comes with its facts', () => {
  test('whether it has rooms and whether somebody signed in', async () => {
    const without = await aMeeting(store.db, { ...mine(), roomIds: [] });
    const signed = await aMeeting(store.db, mine());
    await sign(signed.id);
    expect(await lockedFor(without.id)).toMatchObject([{ has_rooms: false, is_signed: false }]);
    expect(await lockedFor(signed.id)).toMatchObject([{ has_rooms: true, is_signed: true }]);
  });

  test('[R40] a room that it left is none of its rooms, one that was given back whole is', async () => {
    const { _id: left } = await book(forRoom(await myRoom()));
    await as(me)(meetingKeys.update, {
      params: { id: left },
      body: { roomBookingForms: [], address: '会客区' },
    });
    const { _id: cancelled } = await book(forRoom(await myRoom()));
    await cancel(cancelled);
    expect(await lockedFor(cancelled)).toMatchObject([{ has_rooms: true }]);
    expect(await lockedFor(left)).toMatchObject([{ has_rooms: false }]);
    expect(await detail(left)).toMatchObject({ roomOrderList: [], orderState: 'NONE' });
  });

  test('[SIGN-01] the schedule offers no sign-in at a room that the meeting left', async () => {
    const meeting = await aMeeting(store.db, {
      ...mine(),
      beginTime: at('10:15'),
      roomIds: await signedRoom(),
    });
    const signIn = async () => {
      const query = { beginTime: at('00:00'), endTime: at('23:00') };
      const records = await as(me)(meetingKeys.records, { query });
      return records.map((record) => record.meeting.can.signIn);
    };
    expect(await signIn()).toEqual([true]);
    await as(me)(meetingKeys.update, {
      params: { id: meeting.id },
      body: { roomBookingForms: [], address: '会客区' },
    });
    expect(await signIn()).toEqual([false]);
  });

  test('what ties the caller to it: organizer, invited, approver, nobody', async () => {
    const outsider = await colleagueOf(me);
    const guest = await colleagueOf(me);
    const room = await myRoom({ auditors: [colleague.id] });
    const { _id: id } = await book(forRoom(room, { reason: '客户来访', members: [{ staffId: guest.id }] }));
    expect(await lockedFor(id)).toMatchObject([{ invite_state: 2, is_approver: false }]);
    expect(await lockedFor(id, guest)).toMatchObject([{ invite_state: 0, is_approver: false }]);
    expect(await lockedFor(id, colleague)).toMatchObject([{ invite_state: null, is_approver: true }]);
    expect(await lockedFor(id, outsider)).toMatchObject([{ invite_state: null, is_approver: false }]);
  });
});

describe('[S45] button and command judge by the same facts', () => {
  test('[EDIT-04] while it runs, a meeting without rooms is edited and one with rooms is not', async () => {
    const without = await aMeeting(store.db, { ...running(), roomIds: [] });
    const within = await aMeeting(store.db, { ...running(), roomIds: await signedRoom() });
    expect(await canOf(without.id)).toEqual({ edit: true, cancel: false, signIn: false });
    expect(await canOf(within.id)).toEqual({ edit: false, cancel: false, signIn: true });
    await rename(without.id);
    expect((await detail(without.id)).subject).toBe('复盘');
    await expect(rename(within.id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
    for (const { id } of [without, within])
      await expect(cancel(id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });

  test('[SIGN-01] [MEET-03] a meeting that somebody signed in to is not signed again, and still cancelled before its start', async () => {
    const soon = await aMeeting(store.db, {
      ...mine(),
      beginTime: at('10:15'),
      roomIds: await signedRoom(),
    });
    expect(await canOf(soon.id)).toEqual({ edit: true, cancel: true, signIn: true });
    await sign(soon.id);
    expect(await canOf(soon.id)).toEqual({ edit: true, cancel: true, signIn: false });
    await rename(soon.id);
    await cancel(soon.id);
    expect((await detail(soon.id)).status).toBe('CANCEL');
  });
});
