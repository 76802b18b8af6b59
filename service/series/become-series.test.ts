import { errorCodes } from '@/lib/domain/error-codes';
import { addDays } from '@/lib/time/day';
import { anUpload } from '../testing/builders/an-upload';
import { aMeeting, at, forRoom, meetingDesk, seriesKeys } from '../testing';

const { store, me, colleague, as, myRoom, book, detail } = meetingDesk();
const week = (number: number, time = '14:15') => at(time, addDays('2026-11-18', 7 * number));
const recurrence = 'FREQ=WEEKLY;COUNT=3';
const become = (id: string) => as(me)(seriesKeys.toSeries, { params: { id }, body: { recurrence } });

test('[REP-01] a single meeting becomes the first of a series and keeps its number', async () => {
  const room = await myRoom();
  const single = await book(forRoom(room, { members: [{ staffId: colleague.id }] }));
  const { repeatMeetingNo, meetings } = await become(single._id);
  expect(meetings.map(({ recursAt }) => recursAt)).toEqual([week(1), week(2)]);
  const series = await as(colleague)(seriesKeys.read, { params: { repeatMeetingNo } });
  expect(series.occurrences.map(({ meetingNo }) => meetingNo)).toEqual([
    single.meetingNo,
    ...meetings.map(({ meetingNo }) => meetingNo),
  ]);
  await expect(become(single._id)).rejects.toMatchObject({ code: errorCodes.stateForbids });
});

test('[REP-02] [R07] it is tried before, without a clash with itself, and a clash leaves it single', async () => {
  const room = await myRoom();
  const { _id: meetingId } = await book(forRoom(room));
  const taken = { creator_id: colleague.id, company_id: me.companyId, roomIds: [room.id] };
  await aMeeting(store.db, { ...taken, beginTime: week(2) });
  const { occurrences } = await as(me)(seriesKeys.check, { body: { meetingId, recurrence } });
  expect(occurrences.map(({ state }) => state)).toEqual(['free', 'free', 'refused']);
  await expect(become(meetingId)).rejects.toMatchObject({ code: errorCodes.roomConflict });
  expect((await detail(meetingId)).isRepeatMeeting).toBe(false);
});

test('[EDIT-01] it is changed and becomes a series in one step, as it was tried before', async () => {
  const [room, other] = [await myRoom(), await myRoom()];
  const { _id: id } = await book(forRoom(room));
  const changes = {
    ...{ subject: '周会', beginTime: week(0, '16:00'), endTime: week(0, '16:30') },
    roomBookingForms: [{ roomId: other.id }],
  };
  const { occurrences } = await as(me)(seriesKeys.check, { body: { meetingId: id, recurrence, ...changes } });
  expect(occurrences.map(({ beginTime, state }) => [beginTime, state])).toEqual(
    [0, 1, 2].map((nth) => [week(nth, '16:00'), 'free']),
  );
  const { repeatMeetingNo } = await as(me)(seriesKeys.toSeries, {
    params: { id },
    body: { recurrence, version: 1, ...changes },
  });
  const series = await as(me)(seriesKeys.read, { params: { repeatMeetingNo } });
  expect(series.occurrences.map(({ subject, beginTime }) => [subject, beginTime])).toEqual(
    [0, 1, 2].map((nth) => ['周会', week(nth, '16:00')]),
  );
  expect((await detail(id)).roomOrderList).toMatchObject([{ roomId: other.id }]);
});

test('[R32] [R07] a clash or another edit meanwhile leaves it single and unchanged', async () => {
  const room = await myRoom();
  const { _id: id } = await book(forRoom(room));
  const taken = { creator_id: colleague.id, company_id: me.companyId, roomIds: [room.id] };
  await aMeeting(store.db, { ...taken, beginTime: week(1) });
  const change = (body: object) =>
    as(me)(seriesKeys.toSeries, { params: { id }, body: { recurrence, subject: '周会', ...body } });
  await expect(change({ version: 1 })).rejects.toMatchObject({ code: errorCodes.roomConflict });
  await expect(change({ version: 7 })).rejects.toMatchObject({ status: 409 });
  expect(await detail(id)).toMatchObject({ subject: '版本评审', isRepeatMeeting: false, version: 1 });
});

test('[EDIT-01] [MEET-05] [MEET-08] the others have its files and online meetings', async () => {
  const files = [await anUpload(store.db, me)];
  const single = await book(forRoom(await myRoom(), { files, online: true }));
  const { meetings } = await become(single._id);
  for (const { _id } of meetings)
    expect(await detail(_id)).toMatchObject({
      meetingFolderViews: [{ fileKey: files[0]!.fileKey }],
      thirdPartyMeetingViewList: [{}],
    });
});

test('[REP-02] an edit of a series is tried before: what stays, what moves, what is cancelled', async () => {
  const room = await myRoom();
  const body = { ...forRoom(room), recurrence: 'FREQ=WEEKLY;COUNT=4' };
  const { repeatMeetingNo, meetings } = await as(me)(seriesKeys.book, { body });
  const params = { repeatMeetingNo };
  await as(me)(seriesKeys.cancelSingle, { params, body: { meetingId: meetings[1]!._id } });
  const existing = { repeatMeetingNo, editType: 'AllMeeting' as const };
  const biweekly = 'FREQ=DAILY;INTERVAL=7;COUNT=3';
  const times = { beginTime: week(0, '14:30'), endTime: week(0, '15:15') };
  const plan = await as(me)(seriesKeys.check, { body: { existing, recurrence: biweekly, ...times } });
  expect(plan.occurrences.map(({ state }) => state)).toEqual(['free', 'unchanged', 'free', 'removed']);
  expect(plan.occurrences.map(({ meetingId }) => meetingId)).toEqual(meetings.map(({ _id }) => _id));
  await expect(
    as(colleague)(seriesKeys.check, { body: { existing, recurrence: biweekly } }),
  ).rejects.toMatchObject({ status: 403 });
});
