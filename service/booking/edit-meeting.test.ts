import type { RequestOf } from '@/lib/contract';
import { errorCodes } from '@/lib/domain/error-codes';
import { fixedClock } from '@/lib/time/clock';
import { aStaff, at, draft, forRoom, meetingDesk, meetingKeys, serviceApi, type TestStaff } from '../testing';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail, rowsOf } = meetingDesk({
  config: { sensitiveWords: ['赌博'] },
});

const versionsKey = 'GET /api-meeting/api/user/v2/meetings/{id}/versions';
const restoreKey = 'POST /api-meeting/api/user/v2/meetings/{id}/versions/{version}/actions/restore';

type Changes = RequestOf<typeof meetingKeys.update>['body'];
const update = (id: string, body: Changes, person = me) =>
  as(person)(meetingKeys.update, { params: { id }, body });
const versions = (id: string, person = me) => as(person)(versionsKey, { params: { id } });
const restore = (id: string, version: number, person = me) =>
  as(person)(restoreKey, { params: { id, version } });
const invited = (...people: TestStaff[]) => ({ members: people.map(({ id }) => ({ staffId: id })) });
const membersOf = async (id: string) =>
  (await detail(id)).members.map(({ user, state }) => [user.realName, state] as const);
const afternoon = { beginTime: at('16:00'), endTime: at('16:45') };

describe('[EDIT-02] [MEET-08] the online meeting of an edited meeting', () => {
  const allocations = () => rowsOf('meeting_allocation');

  test('is requested, taken away, and comes back with its version', async () => {
    const { _id: id } = await book(forRoom(await myRoom()));
    await update(id, { online: true });
    expect((await detail(id)).thirdPartyMeetingViewList).toHaveLength(1);
    expect(await allocations()).toMatchObject([{ meeting_id: id, status: 'pending' }]);
    await update(id, { online: false });
    expect((await detail(id)).thirdPartyMeetingViewList).toEqual([]);
    expect(await allocations()).toEqual([]);
    await restore(id, 2);
    expect(await allocations()).toHaveLength(1);
    expect((await detail(id)).changeLogs[0]).toMatchObject({
      kind: 'restored',
      data: { fields: ['online'] },
    });
  });

  test('stays where it is all that a meeting takes place in', async () => {
    const { _id: id } = await book(draft({ online: true, address: '' }));
    await expect(update(id, { online: false })).rejects.toMatchObject({ code: errorCodes.placeMissing });
    await update(id, { online: false, address: '一楼大厅' });
    expect(await detail(id)).toMatchObject({ address: '一楼大厅', thirdPartyMeetingViewList: [] });
  });
});

describe('[EDIT-02] the members of an edited meeting', () => {
  test('are those of the update: new ones are invited, others are taken out, and all are told', async () => {
    const chen = await colleagueOf(me, { real_name: '陈晨' });
    const wang = await colleagueOf(me, { real_name: '王芳' });
    const { _id: id } = await book(draft(invited(colleague, chen)));
    await as(chen)(meetingKeys.answer, { params: { id }, body: { state: 2 } });
    await update(id, { ...invited(chen, wang), ...afternoon });

    expect((await membersOf(id)).sort()).toEqual(
      [
        ['林晓', 2],
        ['周宁', 4],
        ['陈晨', 0],
        ['王芳', 0],
      ].sort(),
    );
    expect((await detail(id)).changeLogs).toMatchObject([
      { kind: 'timeChanged', data: { fields: ['time', 'members'], version: 1 } },
      { kind: 'membersAdded', data: { names: ['王芳'] } },
      { kind: 'membersRemoved', data: { names: ['周宁'] } },
      { kind: 'joined' },
      { kind: 'created' },
    ]);
    const published = (await rowsOf('outbox')).filter((row) => 'kind' in row && row.kind === 'staff').at(-1);
    expect(published).toMatchObject({ ids: expect.arrayContaining([colleague.id, chen.id, wang.id]) });
    const schedule = await as(wang)(meetingKeys.records, { query: afternoon });
    expect(schedule.map(({ meeting }) => meeting._id)).toEqual([id]);
  });

  test('who no longer works here stays in it, and is no reason to refuse', async () => {
    const gone = await colleagueOf(me);
    const { _id: id } = await book(draft(invited(gone)));
    await store.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', gone.id).execute();
    await update(id, { subject: '改过', ...invited(gone) });
    expect(await detail(id)).toMatchObject({ subject: '改过', members: [{}, { state: 0 }] });
  });

  test('[S43] nobody of another company is invited', async () => {
    const stranger = await aStaff(store.db);
    const { _id: id } = await book(draft());
    await expect(update(id, { subject: '改', ...invited(stranger) })).rejects.toMatchObject({
      status: 404,
      message: '参会人不存在',
    });
    expect((await detail(id)).subject).toBe('版本评审');
  });

  test('[BOOK-05] new members do not carry an offline room on', async () => {
    const room = await myRoom({ is_offline: true });
    await book(forRoom(room, { beginTime: at('13:30'), endTime: at('14:15'), ...invited(colleague) }));
    const { _id: id } = await book(forRoom(room));
    await expect(update(id, invited(colleague))).rejects.toMatchObject({ code: errorCodes.backToBack });
    expect(await membersOf(id)).toHaveLength(1);
  });
});

describe('[EDIT-02] [INV-03] a meeting that moves', () => {
  const near = { beginTime: at('14:45'), endTime: at('15:30') };
  const answer = (id: string, state: 1 | 2 | 3, person = colleague) =>
    as(person)(meetingKeys.answer, { params: { id }, body: { state } });
  const standing = async (id: string, person = colleague) => {
    const { inviteState, formerInviteState } = await detail(id, person);
    return [inviteState, formerInviteState];
  };

  test('near keeps the answers', async () => {
    const { _id: id } = await book(draft(invited(colleague)));
    await answer(id, 2);
    await update(id, near);
    expect(await standing(id)).toEqual([2, undefined]);
  });

  test('far asks those who had agreed, with their former answer, and nobody else', async () => {
    const chen = await colleagueOf(me);
    const wang = await colleagueOf(me);
    const { _id: id } = await book(draft(invited(colleague, chen, wang)));
    await Promise.all([answer(id, 2), answer(id, 1, chen), answer(id, 3, wang)]);
    await update(id, afternoon);
    expect(await standing(id)).toEqual([0, 2]);
    expect(await standing(id, me)).toEqual([2, undefined]);
    expect(await standing(id, chen)).toEqual([1, undefined]);
    expect(await standing(id, wang)).toEqual([3, undefined]);
    const [record] = await as(colleague)(meetingKeys.records, { query: afternoon });
    expect(record).toMatchObject({ inviteState: 0, formerInviteState: 2 });

    await answer(id, 1);
    expect(await standing(id)).toEqual([1, undefined]);
  });

  test('far and back again finds the answers that were given for then, as an undo does', async () => {
    const { _id: id } = await book(draft(invited(colleague)));
    await answer(id, 2);
    await update(id, afternoon);
    await update(id, { beginTime: at('16:15'), endTime: at('17:00') });
    expect(await standing(id)).toEqual([0, 2]);
    await update(id, { beginTime: at('14:15'), endTime: at('15:00') });
    expect(await standing(id)).toEqual([2, undefined]);
  });
});

describe('[EDIT-03] an update', () => {
  test('names the room or service that needs approval', async () => {
    const { _id: id } = await book(forRoom(await myRoom()));
    const audited = await myRoom({ auditors: [colleague.id] });
    await expect(update(id, { roomBookingForms: [{ roomId: audited.id }] })).rejects.toMatchObject({
      code: errorCodes.roomNeedsApproval,
      data: { roomId: audited.id },
    });
  });

  test('[BOOK-07] changes the place of a meeting without rooms, without sensitive words', async () => {
    const { _id: id } = await book(draft({ address: '一楼大厅' }));
    expect(await detail(id)).toMatchObject({ address: '一楼大厅' });
    await update(id, { address: '二楼大厅' });
    expect(await detail(id)).toMatchObject({
      address: '二楼大厅',
      changeLogs: [{ kind: 'updated', data: { fields: ['address'] } }, {}],
    });
    await expect(update(id, { address: '赌博厅' })).rejects.toMatchObject({
      code: errorCodes.sensitiveContent,
    });
    await update(id, { roomBookingForms: [{ roomId: (await myRoom({ name: '听涛' })).id }] });
    expect(await detail(id)).toMatchObject({ address: '听涛' });
  });

  test('[BOOK-02] leaves no meeting that takes place nowhere, except online', async () => {
    const nowhere = { roomBookingForms: [], address: '' };
    const refused = { status: 400, code: errorCodes.placeMissing };
    const { _id: inRoom } = await book(forRoom(await myRoom()));
    await expect(update(inRoom, nowhere)).rejects.toMatchObject(refused);
    expect((await detail(inRoom)).roomOrderList).toHaveLength(1);
    const { _id: elsewhere } = await book(draft());
    await expect(update(elsewhere, { address: ' ' })).rejects.toMatchObject(refused);
    const { _id: online } = await book(draft({ online: true, address: '' }));
    await update(online, { address: '' });
    expect(await detail(online)).toMatchObject({ address: '' });
  });

  test('[EDIT-02] takes the meeting type back', async () => {
    const { _id: id } = await book(draft({ meetingType: 3 }));
    await update(id, { meetingType: null });
    expect((await detail(id)).meetingType).toBeUndefined();
    expect((await detail(id)).changeLogs[0]).toMatchObject({ data: { fields: ['meetingType'] } });
  });

  test('[R12] sent twice under one key changes once', async () => {
    const { _id: id } = await book(draft());
    const send = () =>
      as(me)(meetingKeys.update, {
        params: { id },
        body: { subject: '改过', version: 1 },
        idempotencyKey: 'confirm',
      });
    await Promise.all([send(), send()]);
    await send();
    expect(await detail(id)).toMatchObject({ subject: '改过', version: 2 });
    expect((await detail(id)).changeLogs).toHaveLength(2);
  });

  test('[R32] of a version that is no longer the newest is answered with both', async () => {
    const { _id: id } = await book(draft(invited(colleague)));
    await update(id, { subject: '甲', version: 1 });
    await expect(update(id, { subject: '乙', content: '议题', version: 1 })).rejects.toMatchObject({
      status: 409,
      code: 409000,
      data: {
        latest: { version: 2, subject: '甲', members: [{ staffId: colleague.id, realName: '周宁' }] },
        requested: { subject: '乙', content: '议题' },
        fields: ['subject', 'content'],
      },
    });
    expect(await detail(id)).toMatchObject({ subject: '甲', version: 2 });
    await update(id, { subject: '甲', version: 1 });
    await update(id, { subject: '乙', version: 2 });
    expect(await detail(id)).toMatchObject({ subject: '乙', version: 3 });
  });

  test.each([
    [
      'inviting somebody',
      () =>
        as(me)('POST /api-meeting/api/user/meetings/{id}/members', {
          params: { id: meetingId },
          body: { ids: [other.id] },
        }),
    ],
    [
      'taking somebody out',
      () =>
        as(me)('POST /api-meeting/api/user/meetings/{id}/members/actions/delete', {
          params: { id: meetingId },
          body: { ids: [colleague.id] },
        }),
    ],
    [
      'somebody who leaves',
      () =>
        as(colleague)('DELETE /api-meeting/api/user/meetings/{id}/members', {
          params: { id: meetingId },
        }),
    ],
  ])('[R32] %s makes an open edit stale', async (_, act) => {
    other = await colleagueOf(me);
    meetingId = (await book(draft(invited(colleague))))._id;
    await act();
    await expect(
      update(meetingId, { ...invited(colleague), subject: '改', version: 1 }),
    ).rejects.toMatchObject({
      code: 409000,
    });
  });
  let other: TestStaff;
  let meetingId: string;

  test('[R08] that fails leaves rooms, members and words as they were', async () => {
    const [room, busy] = [await myRoom(), await myRoom()];
    const { _id: id } = await book(forRoom(room, invited(colleague)));
    await book(forRoom(busy), colleague);
    const rows = async () => [
      await rowsOf('meeting'),
      await rowsOf('room_order'),
      await rowsOf('meeting_member'),
    ];
    const before = await rows();
    const changes = { subject: '改', members: [], roomBookingForms: [{ roomId: busy.id }] };
    await expect(update(id, changes)).rejects.toMatchObject({ code: errorCodes.roomConflict });
    expect(await rows()).toEqual(before);
  });

  test('[R09] a room that it leaves can be booked at once', async () => {
    const [room, other] = [await myRoom(), await myRoom()];
    const { _id: id } = await book(forRoom(room));
    await update(id, { roomBookingForms: [{ roomId: other.id }] });
    await expect(book(forRoom(room), colleague)).resolves.toBeDefined();
  });
});

describe('the versions of a meeting', () => {
  test('say who changed what and when, with what was before', async () => {
    const [first, second] = [await myRoom({ name: '望江' }), await myRoom({ name: '听涛' })];
    const { _id: id } = await book(forRoom(first, invited(colleague)));
    await update(id, { subject: '复盘', content: '议题' });
    await update(id, { ...afternoon, roomBookingForms: [{ roomId: second.id }], members: [] });

    expect(await versions(id)).toMatchObject({
      latest: { version: 3, subject: '复盘', rooms: [{ roomName: '听涛' }], members: [], ...afternoon },
      former: [
        {
          actorName: '林晓',
          fields: ['time', 'rooms', 'members'],
          meeting: {
            version: 2,
            subject: '复盘',
            address: '望江',
            beginTime: at('14:15'),
            rooms: [{ roomName: '望江' }],
            members: [{ realName: '周宁' }],
          },
        },
        { fields: ['subject', 'content'], meeting: { version: 1, subject: '版本评审' } },
      ],
    });
    expect((await versions(id)).former[1]?.meeting).not.toHaveProperty('content');
  });

  test('are put back by the creator, members and rooms too', async () => {
    const [first, second] = [await myRoom({ name: '望江' }), await myRoom()];
    const { _id: id } = await book(forRoom(first, invited(colleague)));
    await update(id, { subject: '复盘', roomBookingForms: [{ roomId: second.id }], members: [] });
    await restore(id, 1);

    expect(await detail(id)).toMatchObject({
      version: 3,
      subject: '版本评审',
      address: '望江',
      roomOrderList: [{ roomId: first.id }],
      members: [{}, { user: { staffId: colleague.id }, state: 0 }],
    });
    expect((await detail(id)).changeLogs[0]).toMatchObject({
      kind: 'restored',
      data: { version: 2, fields: ['subject', 'rooms', 'members'] },
    });
    expect((await versions(id)).former).toHaveLength(2);
    await restore(id, 2);
    expect(await detail(id)).toMatchObject({ subject: '复盘', roomOrderList: [{ roomId: second.id }] });
  });

  test('[R08] are not put back onto a slot that is taken, which leaves all as it is', async () => {
    const room = await myRoom();
    const { _id: id } = await book(forRoom(room));
    await update(id, { subject: '复盘', ...afternoon });
    await book(forRoom(room), colleague);
    const before = [await rowsOf('meeting'), await rowsOf('room_order')];
    await expect(restore(id, 1)).rejects.toMatchObject({
      code: errorCodes.roomConflict,
      data: { conflicts: [{ roomId: room.id }] },
    });
    expect([await rowsOf('meeting'), await rowsOf('room_order')]).toEqual(before);
  });

  test('invite again nobody who has left the company', async () => {
    const gone = await colleagueOf(me);
    const { _id: id } = await book(draft(invited(gone)));
    await update(id, { subject: '复盘', members: [] });
    await store.db.updateTable('staff').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    await restore(id, 1);
    expect(await detail(id)).toMatchObject({ subject: '版本评审', members: [{}, { state: 4 }] });
  });

  test('[EDIT-04] are nobody else’s to put back, nor once it has begun; one that never was is not found', async () => {
    const { _id: id } = await book(forRoom(await myRoom(), invited(colleague)));
    await update(id, { subject: '复盘' });
    await expect(restore(id, 1, colleague)).rejects.toMatchObject({ status: 403 });
    await expect(restore(id, 2)).rejects.toMatchObject({ status: 404 });
    const later = serviceApi(store.db, { clock: fixedClock(at('14:20')) });
    await expect(later(me)(restoreKey, { params: { id, version: 1 } })).rejects.toMatchObject({
      code: errorCodes.stateForbids,
    });
  });

  test('[S46] [S43] are shown to members alone', async () => {
    const { _id: id } = await book(draft(invited(colleague)));
    expect((await versions(id, colleague)).former).toEqual([]);
    await expect(versions(id, await colleagueOf(me))).rejects.toMatchObject({ status: 403 });
    await expect(versions(id, await aStaff(store.db))).rejects.toMatchObject({ status: 404 });
    await update(id, { subject: '复盘' });
    expect(JSON.stringify((await detail(id, colleague)).changeLogs)).not.toContain('former');
  });
});
