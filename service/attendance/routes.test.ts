import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import {
  aMeeting,
  aStaff,
  at,
  draft,
  forRoom,
  meetingDesk,
  meetingKeys,
  serviceApi,
  testNow,
  type TestStaff,
} from '../testing';
import { fixedClock } from '@/lib/time/clock';

const { store, me, colleague, as, colleagueOf, myRoom, book, detail, rowsOf } = meetingDesk();

const keys = {
  invite: 'POST /api-meeting/api/user/meetings/{id}/members',
  remove: 'POST /api-meeting/api/user/meetings/{id}/members/actions/delete',
  quit: 'DELETE /api-meeting/api/user/meetings/{id}/members',
  withdraw: 'PUT /api-meeting/api/user/meetings/{id}/members/{staffId}/state/withdraw',
  acknowledge: 'PUT /api-meeting/api/user/meetings/{id}/state/acknowledge',
  remind: 'POST /api-meeting/api/user/meetings/{id}/members/actions/remind',
  tellLate: 'POST /api-meeting/api/user/meetings/{id}/actions/tell-late',
  participants: 'POST /api-meeting/api/user/v2/meetings/actions/participants',
  review: 'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/review',
  read: 'PUT /api-meeting/api/users/{id}/meeting_records/{meetingId}/state/read',
  readAll: 'POST /api-meeting/api/user/meetings/actions/read-all',
  deleteRecord: 'DELETE /api-meeting/api/user/meetings/meeting_records/{id}',
} as const;

const invite = (id: string, people: { id: string }[], person = me) =>
  as(person)(keys.invite, { params: { id }, body: { ids: people.map((each) => each.id) } });
const remove = (id: string, people: { id: string }[], person = me) =>
  as(person)(keys.remove, { params: { id }, body: { ids: people.map((each) => each.id) } });
const quit = (id: string, person = colleague) => as(person)(keys.quit, { params: { id } });
const answer = (id: string, state: 1 | 2 | 3, person = colleague) =>
  as(person)(meetingKeys.answer, { params: { id }, body: { state } });
const records = (person = colleague, window = { beginTime: at('00:00'), endTime: at('23:59') }) =>
  as(person)(meetingKeys.records, { query: window });

const mine = (extra = {}) => aMeeting(store.db, { creator_id: me.id, company_id: me.companyId, ...extra });
const withColleague = (extra = {}) => mine({ members: [{ staffId: colleague.id }], ...extra });

const memberOf = async (id: string, person: TestStaff) =>
  (await detail(id)).members.find(({ user }) => user.staffId === person.id);

/** The rows of a company that attendance writes, to show that a refused call leaves them alone. */
const attendance = async () => JSON.stringify([await rowsOf('meeting_member'), await rowsOf('outbox')]);

describe('inviting', () => {
  test('[MEET-04] puts people on the meeting, each with inviter and time, and on their schedule', async () => {
    const { id } = await mine();
    await invite(id, [colleague]);
    expect(await memberOf(id, colleague)).toMatchObject({ state: 0, invitor: '林晓' });
    expect(await records()).toMatchObject([{ inviteState: 0, meeting: { _id: id } }]);
    const { changeLogs } = await detail(id);
    expect(changeLogs).toMatchObject([{ kind: 'membersAdded', data: { names: ['周宁'] } }]);
  });

  test('[MEET-04] twice changes nothing, and keeps the answer', async () => {
    const { id } = await withColleague();
    await answer(id, 2);
    const before = await attendance();
    await invite(id, [colleague, me]);
    expect(await attendance()).toBe(before);
    expect(await memberOf(id, colleague)).toMatchObject({ state: 2 });
  });

  test('[MEET-04] refuses who is disabled or of another company, and more than 500 members', async () => {
    const { id } = await mine();
    const disabled = await colleagueOf(me, { disabled_at: new Date(at('08:00')) });
    const before = await attendance();
    await expect(invite(id, [disabled])).rejects.toMatchObject({ status: 404 });
    await expect(invite(id, [await aStaff(store.db)])).rejects.toMatchObject({ status: 404 });
    const many = Array.from({ length: limits.maxMembers + 1 }, () => colleague);
    await expect(invite(id, many)).rejects.toMatchObject({ status: 400 });
    expect(await attendance()).toBe(before);
  });

  test('[MEET-04] refuses the member beyond 500', async () => {
    const { id } = await mine();
    const people = Array.from({ length: limits.maxMembers }, (_, nth) => ({
      id: `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
      company_id: me.companyId,
      real_name: `员工${nth}`,
      created_at: new Date(at('08:00')),
    }));
    await store.db.insertInto('staff').values(people).execute();
    await expect(invite(id, people)).rejects.toMatchObject({ status: 400 });
    await expect(invite(id, people.slice(1))).resolves.toBeUndefined();
  });

  test('[BOOK-05] [R10] refuses people who would meet back to back in an offline room', async () => {
    const room = await myRoom({ is_offline: true });
    await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
    const next = await book(forRoom(room, { beginTime: at('15:00'), endTime: at('15:45') }));
    await expect(invite(next._id, [colleague])).rejects.toMatchObject({ code: errorCodes.backToBack });
    expect(await memberOf(next._id, colleague)).toBeUndefined();
  });
});

describe('taking out', () => {
  test.each([
    ['remove', 'membersRemoved'],
    ['withdraw', 'invitationWithdrawn'],
  ] as const)('[MEET-02] %s leaves state 4, the reason in the history, and a dot', async (way, kind) => {
    const { id } = await withColleague();
    if (way === 'remove') await remove(id, [colleague]);
    else await as(me)(keys.withdraw, { params: { id, staffId: colleague.id } });
    expect(await memberOf(id, colleague)).toMatchObject({ state: 4 });
    expect((await detail(id)).changeLogs).toMatchObject([{ kind, data: { names: ['周宁'] } }]);
    expect(await records()).toMatchObject([{ inviteState: 4, meeting: { can: { answer: false } } }]);
    expect(await detail(id, colleague)).toMatchObject({
      removal: { byName: '林晓', isOwn: false },
      changeLogs: [],
    });
  });

  test('[S46] a private meeting stays for its former member as it was, without what was inside', async () => {
    const { id } = await withColleague({ scope: 1, content: '预算', subject: '薪酬评审' });
    await remove(id, [colleague]);
    const body = { subject: '裁员名单', beginTime: at('16:00'), endTime: at('17:00') };
    await as(me)(meetingKeys.update, { params: { id }, body });
    const seen = await detail(id, colleague);
    expect(seen).toMatchObject({
      subject: '薪酬评审',
      beginTime: at('11:00'),
      endTime: at('11:30'),
      members: [],
      roomOrderList: [],
      organizerName: '林晓',
      can: { view: true, acknowledge: true, answer: false, quit: false },
    });
    expect(JSON.stringify(seen)).not.toMatch(/裁员名单|预算/);
    expect(await records()).toMatchObject([{ meeting: { subject: '薪酬评审', beginTime: at('11:00') } }]);
    const moved = { beginTime: at('00:00', '2026-11-20'), endTime: at('23:59', '2026-11-20') };
    await as(me)(meetingKeys.update, {
      params: { id },
      body: { beginTime: at('16:00', '2026-11-20'), endTime: at('17:00', '2026-11-20') },
    });
    expect(await records(colleague, moved)).toEqual([]);
    expect(await records()).toMatchObject([{ meeting: { subject: '薪酬评审', beginTime: at('11:00') } }]);
    expect((await records())[0]?.latestChangeTime).toBeUndefined();
  });

  test('[MEET-10] 知道了 takes a withdrawn meeting off the schedule, once', async () => {
    const { id } = await withColleague();
    await remove(id, [colleague]);
    const acknowledge = () => as(colleague)(keys.acknowledge, { params: { id } });
    await acknowledge();
    expect(await records()).toEqual([]);
    const before = await attendance();
    await acknowledge();
    expect(await attendance()).toBe(before);
  });

  test('[MEET-16] a former member deletes the record by the meeting as it was, wherever it has gone', async () => {
    const { id } = await withColleague({ scope: 1, roomIds: [] });
    await remove(id, [colleague]);
    const body = { beginTime: at('16:00'), endTime: at('17:00') };
    await as(me)(meetingKeys.update, { params: { id }, body });
    const atNoon = serviceApi(store.db, { clock: fixedClock(at('12:00')) })(colleague);
    const { can } = await atNoon(meetingKeys.detail, { params: { idOrMeetingNo: id } });
    expect(can.delete).toBe(true);
    await atNoon(keys.deleteRecord, { params: { id } });
    expect(await records()).toEqual([]);
  });

  test('[MEET-04] inviting again starts anew', async () => {
    const { id } = await withColleague();
    await remove(id, [colleague]);
    await as(colleague)(keys.acknowledge, { params: { id } });
    await invite(id, [colleague]);
    expect(await records()).toMatchObject([{ inviteState: 0, meeting: { can: { answer: true } } }]);
    expect((await detail(id, colleague)).removal).toBeUndefined();
    expect(await answer(id, 2)).toEqual({ inviteState: 2 });
  });

  test('the organizer stays, and taking out twice changes nothing', async () => {
    const { id } = await withColleague();
    await expect(remove(id, [me])).rejects.toMatchObject({ status: 400 });
    await expect(remove(id, [{ id: me.id.toUpperCase() }])).rejects.toMatchObject({ status: 400 });
    await remove(id, [colleague]);
    const before = await attendance();
    await remove(id, [colleague]);
    expect(await attendance()).toBe(before);
  });
});

describe('leaving', () => {
  test('[MEET-16] quitting takes the meeting off my schedule and tells the organizer', async () => {
    const { id } = await withColleague();
    await quit(id);
    expect(await records()).toEqual([]);
    expect(await memberOf(id, colleague)).toMatchObject({ state: 4, leftTime: expect.any(Number) });
    expect((await detail(id)).changeLogs).toMatchObject([{ kind: 'quit', actorName: '周宁' }]);
    expect((await detail(id, colleague)).can).toMatchObject({ acknowledge: false });
    expect(await records(me)).toMatchObject([{ latestChangeTime: expect.any(Number) }]);
    await expect(quit(id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
    await expect(answer(id, 2)).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });

  test('[MEET-16] deleting removes my record alone, once, and only when it is over', async () => {
    const ended = await withColleague({ beginTime: at('09:00') });
    const coming = await withColleague();
    const deleteRecord = (id: string) => as(colleague)(keys.deleteRecord, { params: { id } });
    await deleteRecord(ended.id);
    expect((await records()).map(({ meeting }) => meeting._id)).toEqual([coming.id]);
    expect((await records(me)).map(({ meeting }) => meeting._id)).toContain(ended.id);
    const before = await attendance();
    await deleteRecord(ended.id);
    expect(await attendance()).toBe(before);
    await expect(deleteRecord(coming.id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
  });
});

test('[MEET-13] a deleted record says so on its page, to its person alone', async () => {
  const ended = await withColleague({ beginTime: at('09:00') });
  await as(colleague)(keys.deleteRecord, { params: { id: ended.id } });
  expect((await detail(ended.id, colleague)).recordDeletedTime).toBe(testNow);
  expect((await detail(ended.id)).recordDeletedTime).toBeUndefined();
});

test('[MEET-13] a private meeting that is cancelled tells nothing to those who never took part', async () => {
  const secret = await withColleague({ scope: 1 });
  await as(me)(meetingKeys.cancel, { params: { id: secret.id }, query: {} });
  expect(await detail(secret.id, colleague)).toMatchObject({ changeLogs: [{ kind: 'cancelled' }] });
  await expect(detail(secret.id, await colleagueOf(me))).rejects.toMatchObject({ status: 403 });
});

describe('reading', () => {
  const mark = (key: 'review' | 'read', meetingId: string, person = colleague, id = person.accountId) =>
    as(person)(keys[key], { params: { id, meetingId } });

  test('[MEET-10] [CAL-06] reading moves the time of the last look, reviewing does not', async () => {
    const { id } = await withColleague();
    await mark('review', id);
    expect((await detail(id, colleague)).userReadTime).toBeUndefined();
    await mark('read', id);
    expect((await detail(id, colleague)).userReadTime).toEqual(expect.any(Number));
    expect(await memberOf(id, colleague)).toMatchObject({ readTime: expect.any(Number) });
  });

  test('[MEET-10] [UX-02] is personal, and silent when it says nothing new', async () => {
    const { id } = await withColleague();
    const outbox = async () => (await rowsOf('outbox')).map((row) => row.staff_id);
    await mark('read', id);
    expect(await outbox()).toEqual([colleague.id, colleague.id]);
    await mark('read', id);
    await mark('review', id);
    expect(await outbox()).toHaveLength(2);
  });

  describe('all of a month', () => {
    const month = { beginTime: at('00:00', '2026-11-01'), endTime: at('00:00', '2026-12-13') };
    const readAll = (person = colleague) => as(person)(keys.readAll, { body: month });
    const joined = async (extra = {}) => {
      const { id } = await mine({ members: [{ staffId: colleague.id, state: 2 as const }], ...extra });
      await store.db
        .insertInto('change_log')
        .values({
          company_id: me.companyId,
          id,
          meeting_id: id,
          kind: 'updated',
          created_at: new Date(at('08:00')),
        })
        .execute();
      return id;
    };

    test('[CAL-06] marks what has changed since the last look as read, for the caller alone, and says so once', async () => {
      const [one, other] = [await joined(), await joined({ beginTime: at('16:00', '2026-11-30') })];
      const later = await joined({ beginTime: at('10:00', '2027-01-04') });
      expect(await readAll()).toEqual({ count: 2 });
      expect((await detail(one, colleague)).userReadTime).toEqual(expect.any(Number));
      expect((await detail(other, colleague)).userReadTime).toEqual(expect.any(Number));
      expect((await detail(one, me)).userReadTime).toBeUndefined();
      expect((await detail(later, colleague)).userReadTime).toBeUndefined();
      const concerns = async () => (await rowsOf('outbox')).map((row) => [row.staff_id, row.kind]);
      expect(await concerns()).toEqual([
        [colleague.id, 'meeting'],
        [colleague.id, 'staff'],
      ]);
      expect(await readAll()).toEqual({ count: 0 });
      expect(await concerns()).toHaveLength(2);
    });

    test('[CAL-06] leaves an invitation that waits for an answer alone, unless it was cancelled', async () => {
      const { _id: id } = await book(forRoom(await myRoom(), { members: [{ staffId: colleague.id }] }));
      expect(await readAll()).toEqual({ count: 0 });
      await as(me)(meetingKeys.cancel, { params: { id }, query: {} });
      expect(await readAll()).toEqual({ count: 1 });
    });
  });

  test('[S43] is under the own id alone, and for what one may see', async () => {
    const { id } = await mine({ scope: 1 });
    await expect(mark('read', id)).rejects.toMatchObject({ status: 403 });
    await expect(mark('read', id, me, colleague.accountId)).rejects.toMatchObject({ status: 403 });
    const foreign = await aMeeting(store.db);
    await expect(mark('read', foreign.id)).rejects.toMatchObject({ status: 404 });
    expect(
      await store.db.selectFrom('meeting_read').selectAll().where('meeting_id', '=', id).execute(),
    ).toEqual([]);
  });
});

test('[MEET-04] a reminder reaches those who have not answered, each once in half an hour', async () => {
  const [joined, waiting] = [await colleagueOf(me), await colleagueOf(me)];
  const members = [{ staffId: joined.id, state: 2 as const }, { staffId: waiting.id }];
  const { id } = await mine({ members, beginTime: at('16:00') });
  const remindAt = (time: string) =>
    serviceApi(store.db, { clock: fixedClock(at(time)) })(me)(keys.remind, { params: { id } });
  expect(await remindAt('10:10')).toEqual({ remindedCount: 1 });
  expect(await remindAt('10:39')).toEqual({ remindedCount: 0 });
  expect(await records(waiting)).toMatchObject([{ remindedTime: at('10:10') }]);
  expect((await records(joined))[0]?.remindedTime).toBeUndefined();
  expect(await remindAt('10:40')).toEqual({ remindedCount: 1 });
});

describe('[SCH-02] telling that one will be late', () => {
  const tell = (id: string, person = colleague) => as(person)(keys.tellLate, { params: { id } });
  const joined = () => ({ members: [{ staffId: colleague.id, state: 2 as const }], beginTime: at('10:15') });
  const noticesOf = (id: string) =>
    store.db
      .selectFrom('notice')
      .where('meeting_id', '=', id)
      .where('kind', '=', 'late')
      .select(['staff_id', 'facts'])
      .execute();

  test('reaches the organizer and those who have joined, once', async () => {
    const [other, waiting] = [await colleagueOf(me), await colleagueOf(me)];
    const members = [...joined().members, { staffId: other.id, state: 2 as const }, { staffId: waiting.id }];
    const { id } = await mine({ ...joined(), members });
    const latenessOf = async () =>
      (await records(colleague)).find(({ meeting }) => meeting._id === id)?.lateness;
    expect(await latenessOf()).toBe('open');
    await tell(id);
    await tell(id);
    const notices = await noticesOf(id);
    expect(new Set(notices.map((notice) => notice.staff_id))).toEqual(new Set([me.id, other.id]));
    expect(notices).toHaveLength(2);
    expect(notices[0]?.facts).toMatchObject({ actorName: '周宁' });
    expect(await latenessOf()).toBe('told');
  });

  test.each([
    ['too early', { beginTime: at('10:30') }],
    ['once it is over', { beginTime: at('09:00'), endTime: at('10:00') }],
    ['once it is cancelled', { cancelled_at: new Date(at('09:30')) }],
  ])('is refused %s', async (_case, facts) => {
    const { id } = await mine({ ...joined(), ...facts });
    await expect(tell(id)).rejects.toMatchObject({ code: 400405020 });
  });

  test('is refused to the only one, to strangers and to those who have not joined', async () => {
    const { id: alone } = await mine({ beginTime: at('10:15') });
    await expect(tell(alone, me)).rejects.toMatchObject({ code: 400405020 });
    const { id } = await withColleague({ beginTime: at('10:15') });
    for (const person of [colleague, await colleagueOf(me)])
      await expect(tell(id, person)).rejects.toMatchObject({ status: 403 });
  });

  test('is refused to whoever has signed in', async () => {
    const { id } = await mine({ ...joined(), roomIds: [(await myRoom({ sign_in_required: true })).id] });
    await as(colleague)('POST /api-meeting/api/user/meetings/{id}/actions/sign', { params: { id } });
    await expect(tell(id)).rejects.toMatchObject({ code: 400405020 });
  });
});

test('[S46] participants come of the meetings that the caller may see', async () => {
  const shared = await withColleague();
  const secret = await mine({ scope: 1 });
  const meetingIdList = [shared.id, secret.id];
  const list = await as(colleague)(keys.participants, { body: { meetingIdList } });
  expect(list).toMatchObject([
    { meetingId: shared.id, members: [{ staffId: me.id, realName: '林晓' }, { staffId: colleague.id }] },
  ]);
  expect(list).toHaveLength(1);
});

test('[R32] the reason of an answer is for the organizer', async () => {
  const other = await colleagueOf(me);
  const { id } = await mine({ members: [{ staffId: colleague.id }, { staffId: other.id }] });
  await as(colleague)(meetingKeys.answer, { params: { id }, body: { state: 3, reason: '出差' } });
  expect(await memberOf(id, colleague)).toMatchObject({ state: 3, reason: '出差' });
  const asOther = await detail(id, other);
  expect(JSON.stringify(asOther.members)).not.toContain('出差');
});

describe('[S43] what is the organizer’s is refused to everyone else, and writes nothing', () => {
  const calls = {
    invite: (id: string, person: TestStaff) => invite(id, [colleague], person),
    remove: (id: string, person: TestStaff) => remove(id, [colleague], person),
    withdraw: (id: string, person: TestStaff) =>
      as(person)(keys.withdraw, { params: { id, staffId: colleague.id } }),
    remind: (id: string, person: TestStaff) => as(person)(keys.remind, { params: { id } }),
  };
  test.each(Object.entries(calls))('%s', async (_, call) => {
    const { id } = await withColleague();
    const stranger = await colleagueOf(me);
    const before = await attendance();
    await expect(call(id, colleague)).rejects.toMatchObject({ status: 403 });
    await expect(call(id, stranger)).rejects.toMatchObject({ status: 403 });
    await expect(call(id, await aStaff(store.db))).rejects.toMatchObject({ status: 404 });
    expect(await attendance()).toBe(before);
  });

  const lastDay = '2026-09-01';
  const states = {
    over: { beginTime: at('09:00') },
    archived: { beginTime: at('09:00', lastDay), endTime: at('10:00', lastDay) },
    cancelled: { cancelled_at: new Date(at('09:30')) },
    'ended early': { beginTime: at('10:00'), ended_at: new Date(at('10:05')) },
  };
  const ofTheirs = {
    answer: (id: string) => answer(id, 2),
    quit: (id: string) => quit(id),
  };
  const cells = Object.entries({ ...calls, ...ofTheirs }).flatMap(([action, call]) =>
    Object.entries(states).map(([state, parts]) => [action, state, call, parts] as const),
  );
  test.each(cells)('[S45] %s is refused once the meeting is %s', async (_action, _state, call, parts) => {
    const { id } = await withColleague(parts);
    const before = await attendance();
    await expect(call(id, me)).rejects.toMatchObject({ code: errorCodes.stateForbids });
    expect(await attendance()).toBe(before);
  });
});

describe('[R04] [R32] races have one outcome', () => {
  const rounds = Array.from({ length: 10 }, (_, nth) => nth);

  test('removing against answering', async () => {
    for (const round of rounds) {
      const { id } = await withColleague();
      const [, answered] = await Promise.allSettled([remove(id, [colleague]), answer(id, 2)]);
      expect([round, await memberOf(id, colleague)]).toMatchObject([round, { state: 4 }]);
      if (answered.status === 'rejected')
        expect(answered.reason).toMatchObject({ code: errorCodes.stateForbids });
    }
  });

  test('quitting against an edit that moves the meeting', async () => {
    for (const round of rounds) {
      const { _id: id } = await book(draft({ members: [{ staffId: colleague.id }] }));
      const body = { beginTime: at('16:00'), endTime: at('17:00') };
      await Promise.all([quit(id), as(me)(meetingKeys.update, { params: { id }, body })]);
      expect([round, await memberOf(id, colleague)]).toMatchObject([round, { state: 4 }]);
      expect(await records()).toEqual([]);
    }
  });

  test('two tabs that answer differently leave one of the answers', async () => {
    const { id } = await withColleague();
    await Promise.all([answer(id, 2), answer(id, 1)]);
    expect([1, 2]).toContain((await memberOf(id, colleague))?.state);
  });
});
