import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import { msPerDay } from '@/lib/time/day';
import { aMeeting, aStaff, at, meetingDesk, testNow } from '../testing';
import type { TestStaff } from '../testing';

const busyKey = 'POST /api-meeting/api/user/v2/members/actions/schedules';
const recommendKey = 'GET /api-meeting/api/user/meetings/meeting_members/actions/recommend';

const { store, me, colleague, as, colleagueOf } = meetingDesk();

const day = { beginTime: at('00:00'), endTime: at('23:59') };
const busy = (people: TestStaff[], window = day, person = me) =>
  as(person)(busyKey, { body: { staffIdList: people.map(({ id }) => id), ...window } });
const meetingOf = (creator: TestStaff, extra: Parameters<typeof aMeeting>[1] = {}) =>
  aMeeting(store.db, { creator_id: creator.id, company_id: me.companyId, roomIds: [], ...extra });
const hour = (from: string, to: string) => ({ beginTime: at(from), endTime: at(to) });

describe('[BOOK-10] when colleagues are busy', () => {
  it('answers everybody once, by their meetings of the time', async () => {
    const free = await colleagueOf(me);
    await meetingOf(colleague, hour('09:00', '10:00'));
    await meetingOf(colleague, { ...hour('14:00', '15:00'), members: [{ staffId: me.id }] });
    await meetingOf(colleague, { beginTime: at('09:00', '2026-11-20') });
    const answer = await busy([colleague, free, me]);
    expect(new Map(answer.map(({ staffId, busy: times }) => [staffId, times]))).toEqual(
      new Map([
        [
          colleague.id,
          [expect.objectContaining(hour('09:00', '10:00')), expect.objectContaining(hour('14:00', '15:00'))],
        ],
        [free.id, []],
        [me.id, [expect.objectContaining(hour('14:00', '15:00'))]],
      ]),
    );
  });

  it('[S46] says which meeting only where the caller may see it', async () => {
    await meetingOf(colleague, { ...hour('09:00', '10:00'), scope: scopes.private, subject: '薪酬' });
    await meetingOf(colleague, {
      ...hour('11:00', '12:00'),
      scope: scopes.private,
      subject: '绩效',
      members: [{ staffId: me.id }],
    });
    await meetingOf(colleague, { ...hour('13:00', '14:00'), subject: '公开' });
    const [person] = await busy([colleague]);
    expect(person?.busy).toEqual([
      hour('09:00', '10:00'),
      { ...hour('11:00', '12:00'), meetingNo: expect.any(String), subject: '绩效' },
      { ...hour('13:00', '14:00'), meetingNo: expect.any(String), subject: '公开' },
    ]);
  });

  it('counts no meeting that was refused, left, cancelled, not approved or over', async () => {
    for (const state of [inviteStates.refused, inviteStates.onLeave, inviteStates.withdrawn])
      await meetingOf(me, { ...hour('09:00', '10:00'), members: [{ staffId: colleague.id, state }] });
    await meetingOf(colleague, { ...hour('09:00', '10:00'), cancelled_at: new Date(testNow) });
    await meetingOf(colleague, { ...hour('09:00', '10:00'), approval: 'AUDIT_REFUSE' });
    await meetingOf(colleague, { ...hour('08:00', '10:00'), ended_at: new Date(at('08:30')) });
    expect(await busy([colleague], hour('09:00', '10:00'))).toEqual([{ staffId: colleague.id, busy: [] }]);
    expect(await busy([colleague], hour('08:00', '10:00'))).toEqual([
      { staffId: colleague.id, busy: [expect.objectContaining(hour('08:00', '08:30'))] },
    ]);
  });

  it('[S43] knows nobody of another company and nobody who has left', async () => {
    const stranger = await aStaff(store.db);
    const left = await colleagueOf(me, { disabled_at: new Date(0) });
    await meetingOf(left, hour('09:00', '10:00'));
    expect(await busy([stranger, left])).toEqual([]);
  });

  it('[CON-09] of a closed address book is that of the people one has to do with', async () => {
    await store.db
      .updateTable('order_setting')
      .set({ public_address_book: false })
      .where('company_id', '=', me.companyId)
      .execute();
    expect(await busy([colleague, me])).toEqual([{ staffId: me.id, busy: [] }]);
    await meetingOf(colleague, { ...hour('09:00', '10:00'), members: [{ staffId: me.id }] });
    expect(await busy([colleague])).toHaveLength(1);
  });

  it('refuses too many people, and times that are none or too long', async () => {
    const refused = { status: 400 };
    await expect(busy(Array.from({ length: 51 }, () => me))).rejects.toMatchObject(refused);
    await expect(busy([])).rejects.toMatchObject(refused);
    await expect(busy([me], { beginTime: day.endTime, endTime: day.beginTime })).rejects.toMatchObject(
      refused,
    );
    const year = { beginTime: day.beginTime, endTime: day.beginTime + 365 * msPerDay };
    await expect(busy([me], year)).rejects.toMatchObject(refused);
  });
});

describe('[BOOK-10] recommended people', () => {
  const recommended = async () => (await as(me)(recommendKey)).map(({ realName }) => realName);
  const ago = (days: number) => ({ beginTime: testNow - days * msPerDay });

  it('are those whom the caller met most often, of as many the latest, without the caller', async () => {
    const often = await colleagueOf(me, { real_name: '王芳' });
    const late = await colleagueOf(me, { real_name: '陈晨' });
    const once = await colleagueOf(me, { real_name: '赵一' });
    for (const days of [70, 80, 89]) await meetingOf(me, { ...ago(days), members: [{ staffId: often.id }] });
    await meetingOf(late, { ...ago(1), members: [{ staffId: me.id, state: inviteStates.joined }] });
    await meetingOf(me, { ...ago(60), members: [{ staffId: once.id }] });
    expect(await recommended()).toEqual(['王芳', '陈晨', '赵一']);
  });

  it('end with the places and duties among the accounts, however often they were invited', async () => {
    const printer = await colleagueOf(me, { real_name: '3D 打印室' });
    const duty = await colleagueOf(me, { real_name: '007 号值班' });
    const person = await colleagueOf(me, { real_name: '王芳' });
    for (const days of [1, 2, 3]) await meetingOf(me, { ...ago(days), members: [{ staffId: printer.id }] });
    for (const days of [1, 2]) await meetingOf(me, { ...ago(days), members: [{ staffId: duty.id }] });
    await meetingOf(me, { ...ago(80), members: [{ staffId: person.id }] });
    expect(await recommended()).toEqual(['王芳', '3D 打印室', '007 号值班']);
  });

  it('leave out who has left, and meetings that did not take place, lie ahead or are long past', async () => {
    const left = await colleagueOf(me, { disabled_at: new Date(0) });
    const others = [{ staffId: colleague.id }];
    await meetingOf(me, { ...ago(1), members: [{ staffId: left.id }] });
    await meetingOf(me, { ...ago(1), members: others, cancelled_at: new Date(testNow) });
    await meetingOf(me, { ...ago(-1), members: others });
    await meetingOf(me, { ...ago(91), members: others });
    await meetingOf(me, { ...ago(1), members: [{ staffId: colleague.id, state: inviteStates.withdrawn }] });
    expect(await recommended()).toEqual([]);
  });
});
