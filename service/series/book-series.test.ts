import type { SeriesDraft } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { addDays } from '@/lib/time/day';
import { aCompany, aMeeting, at, draft, meetingDesk, seriesKeys } from '../testing';
import { anUpload } from '../testing/builders/an-upload';

const { store, me, colleague, as, colleagueOf, myRoom, detail, rowsOf } = meetingDesk();

const weekly = (count: number) => `FREQ=WEEKLY;BYDAY=WE;COUNT=${count}`;
const series = (extra: Partial<SeriesDraft> = {}): SeriesDraft => ({
  ...draft(),
  recurrence: weekly(4),
  ...extra,
});
const inRoom = (room: { id: string }, extra: Partial<SeriesDraft> = {}) =>
  series({ roomBookingForms: [{ roomId: room.id }], ...extra });
const bookSeries = (body: SeriesDraft) => as(me)(seriesKeys.book, { body });
const check = (body: SeriesDraft) => as(me)(seriesKeys.check, { body });
const week = (number: number, time = '14:15') => at(time, addDays('2026-11-18', 7 * number));
const seriesRows = () =>
  store.db.selectFrom('meeting_series').where('company_id', '=', me.companyId).selectAll().execute();

describe('booking a series', () => {
  test('[REP-01] writes every occurrence as a meeting of its own, with rooms, members and its series', async () => {
    const room = await myRoom();
    const booked = await bookSeries(inRoom(room, { members: [{ staffId: colleague.id }] }));
    expect(booked.meetings.map(({ recursAt }) => recursAt)).toEqual([0, 1, 2, 3].map((nth) => week(nth)));
    expect(new Set(booked.meetings.map(({ meetingNo }) => meetingNo)).size).toBe(4);
    const third = await detail(booked.meetings[2]!.meetingNo, colleague);
    expect(third).toMatchObject({
      ...{ subject: '版本评审', beginTime: week(2), endTime: week(2, '15:00'), status: 'BEFORE' },
      ...{ isRepeatMeeting: true, repeatMeetingNo: booked.repeatMeetingNo, recurrence: weekly(4) },
      ...{ inviteState: 0, changedFields: [], roomOrderList: [{ roomId: room.id }] },
    });
    expect(await seriesRows()).toMatchObject([
      { subject: '版本评审', rrule: weekly(4), room_ids: [room.id], member_ids: [colleague.id] },
    ]);
  });

  test('[REP-02] a check marks the occurrences that fall on a day off of the company', async () => {
    const other = await colleagueOf({ ...me, companyId: (await aCompany(store.db)).id });
    const off = (companyId: string, day: string) => ({ company_id: companyId, day, name: '公司日' });
    await store.db
      .insertInto('company_holiday')
      .values([off(me.companyId, '2026-12-02'), off(other.companyId, '2026-12-09')])
      .execute();
    const { occurrences } = await check(series());
    expect(occurrences.map(({ holiday }) => holiday)).toEqual([undefined, undefined, '公司日', undefined]);
    const moved = [{ recursAt: week(1), beginTime: at('14:15', '2026-12-02') }];
    const again = await check(series({ occurrences: moved }));
    expect(again.occurrences.map(({ holiday }) => holiday)).toEqual([
      undefined,
      '公司日',
      '公司日',
      undefined,
    ]);
  });

  test('[REP-02] takes the choices for single occurrences: another time, another room, none', async () => {
    const [room, other] = [await myRoom(), await myRoom()];
    const { meetings } = await bookSeries(
      inRoom(room, {
        occurrences: [
          { recursAt: week(1), beginTime: week(1, '16:00') },
          { recursAt: week(2), roomIds: [other.id.toUpperCase()] },
          { recursAt: week(3), skip: true },
        ],
      }),
    );
    expect(meetings).toHaveLength(3);
    expect(await detail(meetings[1]!._id)).toMatchObject({
      ...{ beginTime: week(1, '16:00'), endTime: week(1, '16:45'), changedFields: ['time'] },
    });
    expect(await detail(meetings[2]!._id)).toMatchObject({
      ...{ roomOrderList: [{ roomId: other.id }], changedFields: ['rooms'] },
    });
    expect(await seriesRows()).toMatchObject([{ exdates: ['2026-12-09'] }]);
  });

  test('[REP-01] [MEET-05] every occurrence has the files of the draft, each its own reference to one upload', async () => {
    const files = [await anUpload(store.db, me), await anUpload(store.db, me)];
    const { meetings } = await bookSeries(series({ files }));
    for (const { _id: id } of meetings)
      expect((await detail(id)).meetingFolderViews).toMatchObject(
        files.map(({ fileKey }) => ({ fileKey, fileName: '议程.txt' })),
      );
    const used = await store.db.selectFrom('uploaded_file').selectAll().execute();
    const own = used.filter((row) => row.owner_id === me.id);
    expect(own.map((row) => row.unlinked_at)).toEqual([null, null]);
  });

  test('[REP-01] [MEET-08] every occurrence of an online series has an online meeting of its own', async () => {
    const { meetings } = await bookSeries(series({ online: true, recurrence: weekly(2) }));
    for (const { _id } of meetings) expect((await detail(_id)).thirdPartyMeetingViewList).toHaveLength(1);
  });

  test("[R07] [S56] a series with another person's upload is refused whole", async () => {
    const before = (await rowsOf('meeting')).length;
    await expect(
      bookSeries(series({ files: [await anUpload(store.db, me), await anUpload(store.db, colleague)] })),
    ).rejects.toMatchObject({ code: errorCodes.uploadMissing });
    expect(await rowsOf('meeting')).toHaveLength(before);
    expect(await seriesRows()).toEqual([]);
  });

  test('[R07] 52 occurrences of which the 37th clashes: nothing is written, and the clash is named', async () => {
    const room = await myRoom();
    const taken = { creator_id: me.id, company_id: me.companyId, roomIds: [room.id] };
    await aMeeting(store.db, { ...taken, beginTime: week(36), endTime: week(36, '14:30') });
    const before = (await rowsOf('meeting')).length;
    await expect(bookSeries(inRoom(room, { recurrence: weekly(52) }))).rejects.toMatchObject({
      code: errorCodes.roomConflict,
      status: 409,
      data: {
        conflicts: [{ roomId: room.id, beginTime: week(36) }],
        occurrences: [{ recursAt: week(36), refusals: [{ code: errorCodes.roomConflict }] }],
      },
    });
    expect(await rowsOf('meeting')).toHaveLength(before);
    expect(await seriesRows()).toEqual([]);
  });

  test('[R07] every clash of it is named', async () => {
    const room = await myRoom();
    const taken = { creator_id: me.id, company_id: me.companyId, roomIds: [room.id] };
    for (const nth of [1, 3]) await aMeeting(store.db, { ...taken, beginTime: week(nth) });
    const failure = await bookSeries(inRoom(room)).catch((error: { data: unknown }) => error.data);
    expect(failure).toMatchObject({ occurrences: [{ recursAt: week(1) }, { recursAt: week(3) }] });
  });

  test('[R07] an occurrence that is moved onto another of the same series is refused', async () => {
    const body = inRoom(await myRoom(), {
      recurrence: 'FREQ=DAILY;COUNT=3',
      occurrences: [{ recursAt: at('14:15', '2026-11-19'), beginTime: at('14:30') }],
    });
    await expect(bookSeries(body)).rejects.toMatchObject({ code: errorCodes.seriesOverlaps });
    expect(await rowsOf('meeting')).toEqual([]);
  });

  test.each([
    ['a rule that is not offered', { recurrence: 'FREQ=YEARLY;COUNT=2' }, errorCodes.recurrenceNotOffered],
    ['no rule', { recurrence: '' }, errorCodes.recurrenceNotOffered],
    ['no occurrence', { recurrence: 'FREQ=DAILY;COUNT=0' }, errorCodes.seriesEmpty],
    ['401 occurrences', { recurrence: 'FREQ=DAILY;COUNT=401' }, errorCodes.seriesTooLong],
    ['an end before the start', { endTime: at('14:00') }, errorCodes.timeInvalid],
    ['a start within a minute', { beginTime: at('14:15') + 1 }, errorCodes.timeInvalid],
    ['91 minutes', { endTime: at('15:46') }, errorCodes.meetingTooLong],
    ['the past', { beginTime: at('09:00'), endTime: at('09:30') }, errorCodes.timeInPast],
  ])('[REP-01] refuses %s', async (_, extra, code) => {
    await expect(bookSeries(series(extra))).rejects.toMatchObject({
      code,
      message: expect.stringMatching(/[\u4e00-\u9fff]/),
    });
    expect(await rowsOf('meeting')).toEqual([]);
  });

  test('[REP-01] refuses 400 occurrences of 60 people', async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => colleagueOf(me)));
    const body = series({
      recurrence: 'FREQ=DAILY;COUNT=400',
      members: members.map(({ id }) => ({ staffId: id })),
    });
    await expect(bookSeries(body)).rejects.toMatchObject({ code: errorCodes.seriesTooLarge });
  });

  test('[BOOK-09] [R11] the same request under the same key books one series', async () => {
    const body = inRoom(await myRoom());
    const key = { idempotencyKey: 'one-series' };
    const first = await as(me)(seriesKeys.book, { body, ...key });
    expect(await as(me)(seriesKeys.book, { body, ...key })).toEqual(first);
    expect(await seriesRows()).toHaveLength(1);
  });

  test('[R06] [R07] of two series on the same rooms at once exactly one is booked', async () => {
    const rooms = [await myRoom(), await myRoom()];
    const forms = rooms.map(({ id }) => ({ roomId: id }));
    const bodies = [forms, [...forms].reverse()].map((roomBookingForms) => series({ roomBookingForms }));
    for (let round = 0; round < 10; round += 1) {
      const beginTime = week(round * 5);
      const endTime = week(round * 5, '15:00');
      const results = await Promise.allSettled(
        bodies.map((body) => bookSeries({ ...body, beginTime, endTime })),
      );
      const lost = results.flatMap((result) =>
        result.status === 'rejected' ? [result.reason as unknown] : [],
      );
      expect(lost).toMatchObject([{ code: errorCodes.roomConflict }]);
      expect(await rowsOf('meeting')).toHaveLength(4 * (round + 1));
    }
  });

  test('[R04] a series and a single booking race for one slot: one of them has it', async () => {
    const room = await myRoom();
    for (let round = 0; round < 10; round += 1) {
      const beginTime = week(round * 5);
      const single = draft({
        ...{ beginTime: week(round * 5 + 2), endTime: week(round * 5 + 2, '15:00') },
        roomBookingForms: [{ roomId: room.id }],
      });
      const results = await Promise.allSettled([
        bookSeries(inRoom(room, { beginTime, endTime: week(round * 5, '15:00') })),
        as(colleague)('POST /api-meeting/api/user/v2/meetings/actions/schedule', { body: single }),
      ]);
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    }
    const overlapping = (await rowsOf('room_order')).length;
    expect(overlapping).toBeGreaterThan(0);
  });
});

describe('trying a series', () => {
  test('[REP-02] answers every occurrence with its state, its clash and repairs that the service has tried', async () => {
    const [room, other] = [await myRoom({ capacity: 8 }), await myRoom({ capacity: 10 })];
    const taken = { creator_id: colleague.id, company_id: me.companyId };
    await aMeeting(store.db, {
      ...{ ...taken, roomIds: [room.id] },
      ...{ beginTime: week(1), endTime: week(1, '14:45'), subject: '评审' },
    });
    const plan = await check(inRoom(room, { occurrences: [{ recursAt: week(3), skip: true }] }));
    expect(plan.refusals).toEqual([]);
    expect(plan.occurrences.map(({ state }) => state)).toEqual(['free', 'refused', 'free', 'skipped']);
    const { refusals, repairs } = plan.occurrences[1]!;
    expect(refusals).toMatchObject([{ code: errorCodes.roomConflict, conflicts: [{ roomId: room.id }] }]);
    expect(repairs[0]).toMatchObject({ kind: 'room', insteadOf: room.id, room: { id: other.id } });
    expect(repairs.flatMap((repair) => (repair.kind === 'time' ? [repair.beginTime] : []))).toEqual([
      week(1, '14:45'),
      week(1, '15:00'),
      week(1, '13:30'),
      week(1, '15:15'),
      week(1, '13:15'),
    ]);
    expect(await rowsOf('meeting')).toHaveLength(1);
  });

  test('[REP-02] [S37] of many refused occurrences the first are repaired, and the others say that they were not tried', async () => {
    const room = await myRoom({ status: 'OUT_OF_ORDER' });
    await myRoom();
    const { occurrences } = await check(inRoom(room, { recurrence: 'FREQ=DAILY;COUNT=60' }));
    expect(occurrences.filter(({ state }) => state === 'refused')).toHaveLength(60);
    const [tried, untried] = [occurrences.slice(0, 40), occurrences.slice(40)];
    expect(tried.filter(({ repairs, isUntried }) => repairs.length > 0 && !isUntried)).toHaveLength(40);
    expect(untried.filter(({ repairs, isUntried }) => repairs.length === 0 && isUntried)).toHaveLength(20);
  });

  test('[S37] of 400 occurrences in ten rooms that are all refused the answer stays small', async () => {
    const rooms = await Promise.all(Array.from({ length: 10 }, () => myRoom({ status: 'OUT_OF_ORDER' })));
    for (let nth = 0; nth < 10; nth += 1) await myRoom();
    const roomBookingForms = rooms.map(({ id }) => ({ roomId: id }));
    const [skipped, other] = [at('14:15', addDays('2026-11-18', 1)), at('14:15', addDays('2026-11-18', 2))];
    const plan = await check(
      series({
        ...{ recurrence: 'FREQ=DAILY;COUNT=400', roomBookingForms },
        occurrences: [
          { recursAt: skipped, skip: true },
          { recursAt: other, roomIds: [rooms[0]!.id] },
        ],
      }),
    );
    expect(plan.occurrences.filter(({ state }) => state === 'refused')).toHaveLength(399);
    expect(JSON.stringify(plan).length).toBeLessThan(300_000);
    expect(plan.rooms.map(({ id }) => id)).toEqual(expect.arrayContaining(rooms.map(({ id }) => id)));
    expect(plan.occurrences.slice(0, 3).map((each) => each.rooms)).toEqual([
      ...[undefined, undefined],
      [{ id: rooms[0]!.id, name: rooms[0]!.name }],
    ]);
  });

  test.each([8_640_000_000_000_000, 253_402_300_800_000, 253_402_300_799_999])(
    '[ERR-04] an occurrence at the end of what a calendar holds, at %d, is no time',
    async (beginTime) => {
      const room = await myRoom();
      const body = inRoom(room, { occurrences: [{ recursAt: week(1), beginTime }] });
      for (const call of [check, bookSeries]) await expect(call(body)).rejects.toMatchObject({ status: 400 });
    },
  );

  test('[REP-02] each repair that it proposes books', async () => {
    const [room] = [await myRoom(), await myRoom()];
    const taken = { creator_id: colleague.id, company_id: me.companyId, roomIds: [room.id] };
    await aMeeting(store.db, { ...taken, beginTime: week(1) });
    const { occurrences } = await check(inRoom(room));
    const { recursAt, repairs } = occurrences[1]!;
    expect(repairs.length).toBeGreaterThan(2);
    for (const repair of repairs) {
      const choice =
        repair.kind === 'room'
          ? { recursAt, roomIds: [repair.room.id] }
          : { recursAt, beginTime: repair.beginTime };
      const { meetings } = await bookSeries(inRoom(room, { occurrences: [choice] }));
      for (const { _id } of meetings)
        await as(me)('PUT /api-meeting/api/user/meetings/{id}/state/cancel', {
          params: { id: _id },
          query: {},
        });
    }
  });

  test('[S46] [REP-02] a clash with a private meeting of others tells its time alone', async () => {
    const room = await myRoom();
    await aMeeting(store.db, {
      ...{ creator_id: colleague.id, company_id: me.companyId, roomIds: [room.id] },
      ...{ beginTime: week(1), scope: 1 },
    });
    const { occurrences } = await check(inRoom(room));
    expect(occurrences[1]!.refusals[0]?.conflicts?.[0]).not.toHaveProperty('organizerName');
  });

  test('[REP-01] a rule that cannot be booked is a refusal of the whole', async () => {
    expect(await check(series({ recurrence: 'FREQ=DAILY;COUNT=401' }))).toEqual({
      refusals: [{ code: errorCodes.seriesTooLong, message: '重复会议最多400次，且不超过2年' }],
      rooms: [],
      occurrences: [],
    });
  });
});
