import type { SeriesDraft } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { addDays } from '@/lib/time/day';
import { anUpload } from '../testing/builders/an-upload';
import {
  aMeeting,
  aMeetingService,
  approvalKeys,
  aStaff,
  at,
  draft,
  meetingDesk,
  meetingKeys,
  seriesKeys,
} from '../testing';

const { store, me, colleague, as, colleagueOf, myRoom, detail } = meetingDesk();

const weekly = (count: number) => `FREQ=WEEKLY;BYDAY=WE;COUNT=${count}`;
const week = (number: number, time = '14:15') => at(time, addDays('2026-11-18', 7 * number));
const bookSeries = async (extra: Partial<SeriesDraft> = {}) => {
  const body = { ...draft(), recurrence: weekly(4), ...extra };
  const { repeatMeetingNo, meetings } = await as(me)(seriesKeys.book, { body });
  return { repeatMeetingNo, params: { repeatMeetingNo }, ids: meetings.map(({ _id }) => _id) };
};
const read = (repeatMeetingNo: string, person = me) =>
  as(person)(seriesKeys.read, { params: { repeatMeetingNo } });
const timesOf = async (repeatMeetingNo: string) =>
  (await read(repeatMeetingNo)).occurrences.map(({ beginTime }) => beginTime);
const inRoom = ({ id }: { id: string }) => ({ roomBookingForms: [{ roomId: id }] });
const all = { editType: 'AllMeeting' as const };
const from = (startTimeGe: number) => ({ editType: 'PartMeeting' as const, startTimeGe });
const stateForbids = { status: 409, code: errorCodes.stateForbids };

describe('editing a series', () => {
  test('[REP-03] all that is ahead takes another time and other rooms; what follows of it becomes a series of its own', async () => {
    const [room, other] = [await myRoom(), await myRoom()];
    const { params, repeatMeetingNo, ids } = await bookSeries(inRoom(room));
    const times = { beginTime: week(0, '16:00'), endTime: week(0, '16:30') };
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...times, ...inRoom(other) } });
    expect(await timesOf(repeatMeetingNo)).toEqual([0, 1, 2, 3].map((nth) => week(nth, '16:00')));
    const part = await as(me)(seriesKeys.updateRepeat, {
      params,
      body: { ...from(week(2, '16:00')), subject: '新主题' },
    });
    expect(part.meetings.map(({ _id }) => _id)).toEqual(ids.slice(2));
    expect(part.meetings[0]).toMatchObject({ roomOrderList: [{ roomId: other.id }] });
    expect(await timesOf(repeatMeetingNo)).toHaveLength(2);
    expect((await read(repeatMeetingNo)).recurrence).toBe('FREQ=WEEKLY;BYDAY=WE;UNTIL=20261201T155959Z');
    expect((await read(part.repeatMeetingNo)).recurrence).toBe(weekly(2));
    expect(await detail(ids[3]!)).toMatchObject({ subject: '新主题', repeatMeetingNo: part.repeatMeetingNo });
    expect((await detail(ids[0]!)).subject).toBe('版本评审');
  });

  test('[BOOK-02] leaves no series that takes place nowhere', async () => {
    const { params, repeatMeetingNo } = await bookSeries(inRoom(await myRoom()));
    const update = (body: object) => as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...body } });
    const nowhere = { status: 400, code: errorCodes.placeMissing };
    await expect(update({ roomBookingForms: [], address: '' })).rejects.toMatchObject(nowhere);
    await update({ roomBookingForms: [], address: '客户公司' });
    await expect(update({ address: ' ' })).rejects.toMatchObject(nowhere);
    expect((await read(repeatMeetingNo)).occurrences).toHaveLength(4);
  });

  test('[REP-03] another rule keeps the days that it has, cancels the others and books the new ones; a cancelled day stays cancelled', async () => {
    const { params, repeatMeetingNo, ids } = await bookSeries(inRoom(await myRoom()));
    await as(me)(seriesKeys.cancelSingle, { params, body: { meetingId: ids[1]! } });
    const recurrence = 'FREQ=DAILY;INTERVAL=14;COUNT=3';
    const edited = await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, recurrence } });
    expect(edited.cancelledCount).toBe(1);
    expect(edited.meetings.map(({ recursAt }) => recursAt)).toEqual([week(0), week(2), week(4)]);
    expect(edited.meetings.slice(0, 2).map(({ _id }) => _id)).toEqual([ids[0], ids[2]]);
    expect((await detail(ids[3]!)).status).toBe('CANCEL');
    const back = await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, recurrence: weekly(4) } });
    expect(back.meetings.map(({ recursAt }) => recursAt)).toEqual([week(0), week(2), week(3)]);
    expect((await read(repeatMeetingNo)).occurrences.map(({ status }) => status)).toContain('CANCEL');
  });

  test('[REP-03] new days of another rule have the online meeting, the files and the meeting services of the others', async () => {
    const room = await myRoom();
    const service = await aMeetingService(store.db, {
      ...{ company_id: me.companyId, roomIds: [room.id], auditors: [colleague.id] },
    });
    const files = [await anUpload(store.db, me)];
    const extras = { online: true, files, serviceIds: [service.id], reason: '接待' };
    const { params } = await bookSeries({ ...inRoom(room), ...extras, recurrence: weekly(2) });
    const { meetings } = await as(me)(seriesKeys.updateRepeat, {
      params,
      body: { ...all, recurrence: weekly(3) },
    });
    const [first, , added] = await Promise.all(meetings.map(({ _id }) => detail(_id)));
    expect(first!.thirdPartyMeetingViewList).toHaveLength(1);
    expect(added).toMatchObject({
      status: 'AUDITING',
      meetingFolderViews: [{ fileKey: files[0]!.fileKey }],
      thirdPartyMeetingViewList: [{}],
    });
    const ordered = await store.db
      .selectFrom('meeting_service_request')
      .where('meeting_service_id', '=', service.id)
      .select('meeting_id')
      .execute();
    expect(ordered.map((row) => row.meeting_id).sort()).toEqual(meetings.map(({ _id }) => _id).sort());
  });

  test('[REP-04] an occurrence that was changed on its own keeps its change, unless the caller chooses otherwise', async () => {
    const { params, repeatMeetingNo, ids } = await bookSeries();
    const moved = { beginTime: week(1, '17:00'), endTime: week(1, '17:45') };
    await as(me)(seriesKeys.updateSingle, { params: { id: ids[1]! }, body: moved });
    expect((await detail(ids[1]!)).changedFields).toEqual(['time']);
    const times = { beginTime: week(0, '10:15'), endTime: week(0, '11:00') };
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...times, subject: '改名' } });
    expect(await detail(ids[1]!)).toMatchObject({ ...moved, subject: '改名' });
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, keepChanged: false } });
    expect((await timesOf(repeatMeetingNo))[1]).toBe(week(1, '10:15'));
    expect((await detail(ids[1]!)).changedFields).toEqual([]);
  });

  test('[EDIT-01] people come and go in every occurrence that is ahead', async () => {
    const guest = await colleagueOf(me);
    const { params, ids } = await bookSeries({ members: [{ staffId: colleague.id }] });
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, members: [{ staffId: guest.id }] } });
    for (const id of ids) {
      const { members } = await detail(id);
      const states = new Map(members.map((member) => [member.user.staffId, member.state]));
      expect(states.get(guest.id)).toBe(inviteStates.toConfirm);
      expect(states.get(colleague.id)).toBe(inviteStates.withdrawn);
    }
  });

  test('[EDIT-02] [INV-03] who agreed is asked anew in each occurrence that moves far, and not in one that stays near', async () => {
    const { params, ids } = await bookSeries({ members: [{ staffId: colleague.id }] });
    await as(colleague)(meetingKeys.answer, {
      params: { id: ids[0]! },
      body: { state: 2, effectiveType: 2 },
    });
    const move = { beginTime: week(1, '16:00'), endTime: week(1, '16:45') };
    await as(me)(meetingKeys.update, { params: { id: ids[1]! }, body: move });
    const standing = () =>
      Promise.all(
        ids.map(async (id) => {
          const { inviteState, formerInviteState } = await detail(id, colleague);
          return [inviteState, formerInviteState];
        }),
      );
    const agreed = [2, undefined];
    const asked = [0, 2];
    expect(await standing()).toEqual([agreed, asked, agreed, agreed]);
    const edit = (time: string, endTime: string) =>
      as(me)(seriesKeys.updateRepeat, {
        params,
        body: { beginTime: at(time), endTime: at(endTime), ...all },
      });
    await edit('14:30', '15:15');
    expect(await standing()).toEqual([agreed, asked, agreed, agreed]);
    await edit('16:30', '17:15');
    expect(await standing()).toEqual([asked, asked, asked, asked]);
  });

  test('[R08] [R07] one occurrence that clashes leaves the whole series as it was', async () => {
    const room = await myRoom();
    const { params, repeatMeetingNo } = await bookSeries(inRoom(room));
    const taken = { creator_id: colleague.id, company_id: me.companyId, roomIds: [room.id] };
    await aMeeting(store.db, { ...taken, beginTime: week(2, '16:00'), endTime: week(2, '16:30') });
    const times = { beginTime: week(0, '16:00'), endTime: week(0, '16:45') };
    const call = as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...times } });
    await expect(call).rejects.toMatchObject({
      code: errorCodes.roomConflict,
      data: { occurrences: [{ recursAt: week(2, '16:00') }] },
    });
    expect(await timesOf(repeatMeetingNo)).toEqual([0, 1, 2, 3].map((nth) => week(nth)));
  });

  test('[REP-02] [S37] repairs are found for every row of an edit, by one check after the other', async () => {
    const [room, closed] = [await myRoom(), await myRoom({ status: 'OUT_OF_ORDER' })];
    const { repeatMeetingNo } = await bookSeries({ ...inRoom(room), recurrence: 'FREQ=DAILY;COUNT=60' });
    const check = async (repairsFrom?: number) => {
      const existing = { repeatMeetingNo, ...all };
      const body = { ...inRoom(closed), existing, ...(repairsFrom !== undefined && { repairsFrom }) };
      return (await as(me)(seriesKeys.check, { body })).occurrences;
    };
    const first = await check();
    const second = await check(first.find(({ isUntried }) => isUntried)!.recursAt);
    const repaired = [first, second].map((rows) => rows.map(({ repairs }) => repairs.length > 0));
    expect(repaired[0]!.map((isFirst, nth) => isFirst !== repaired[1]![nth])).toEqual(Array(60).fill(true));
    expect(second[59]!.repairs[0]).toMatchObject({ kind: 'room', insteadOf: closed.id });
  });

  test('[REP-03] a series shifts by less than its own length without standing in its own way', async () => {
    const { params, repeatMeetingNo } = await bookSeries({
      ...inRoom(await myRoom()),
      recurrence: 'FREQ=DAILY;COUNT=5',
    });
    const times = { beginTime: week(0, '14:30'), endTime: week(0, '15:15') };
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...times } });
    expect(await timesOf(repeatMeetingNo)).toHaveLength(5);
  });

  test('[R38] two edits of one series at once follow each other', async () => {
    const { params, repeatMeetingNo } = await bookSeries(inRoom(await myRoom()));
    const edit = (time: string, endTime: string) =>
      as(me)(seriesKeys.updateRepeat, {
        params,
        body: { ...all, beginTime: week(0, time), endTime: week(0, endTime) },
      });
    await Promise.all([edit('16:00', '16:30'), edit('17:00', '17:30'), edit('18:00', '18:30')]);
    const times = await timesOf(repeatMeetingNo);
    expect(new Set(times.map((time, nth) => time - week(nth))).size).toBe(1);
  });

  test('[S45] [REP-03] only its creator edits and cancels a series', async () => {
    const { params, ids } = await bookSeries({ members: [{ staffId: colleague.id }] });
    const other = as(colleague);
    const forbidden = { status: 403 };
    await expect(other(seriesKeys.updateRepeat, { params, body: all })).rejects.toMatchObject(forbidden);
    await expect(other(seriesKeys.cancelRepeat, { params, body: { startTimeGe: 0 } })).rejects.toMatchObject(
      forbidden,
    );
    const single = { params, body: { meetingId: ids[0]! } };
    await expect(other(seriesKeys.cancelSingle, single)).rejects.toMatchObject(forbidden);
    const params0 = { id: ids[0]! };
    await expect(
      other(seriesKeys.updateSingle, { params: params0, body: { subject: '改' } }),
    ).rejects.toMatchObject(forbidden);
    expect((await read(params.repeatMeetingNo, colleague)).can).toEqual({ edit: false, cancel: false });
    expect((await read(params.repeatMeetingNo)).can).toEqual({ edit: true, cancel: true });
  });

  test('[S45] [SESS-12] a series of another company, or a private one of others, is not read', async () => {
    const { repeatMeetingNo } = await bookSeries({ scope: 1 });
    await expect(read(repeatMeetingNo, colleague)).rejects.toMatchObject({ status: 403 });
    const stranger = await aStaff(store.db);
    await expect(read(repeatMeetingNo, stranger)).rejects.toMatchObject({ status: 404 });
  });
});

describe('cancelling a series', () => {
  test('[REP-03] this one, this and following, all: each frees its rooms, and no other', async () => {
    const room = await myRoom();
    const { params, ids, repeatMeetingNo } = await bookSeries({ ...inRoom(room), recurrence: weekly(6) });
    const statuses = async () =>
      (await read(repeatMeetingNo)).occurrences
        .map(({ status }) => (status === 'CANCEL' ? 'C' : '-'))
        .join('');
    await as(me)(seriesKeys.cancelSingle, { params, body: { meetingId: ids[1]! } });
    expect(await statuses()).toBe('-C----');
    const body = { startTimeGe: week(3) };
    expect(await as(me)(seriesKeys.cancelRepeat, { params, body })).toEqual({ cancelledCount: 3 });
    expect(await statuses()).toBe('-C-CCC');
    // The sentence of the rule ends where the series now ends.
    expect((await read(repeatMeetingNo)).recurrence).toBe('FREQ=WEEKLY;BYDAY=WE;UNTIL=20261208T155959Z');
    await as(colleague)(meetingKeys.book, {
      body: draft({ ...inRoom(room), beginTime: week(4), endTime: week(4, '15:00') }),
    });
    await as(me)(seriesKeys.cancelRepeat, { params, body: { startTimeGe: 0 } });
    expect(await statuses()).toBe('CCCCCC');
    const again = as(me)(seriesKeys.cancelRepeat, { params, body: { startTimeGe: 0 } });
    await expect(again).rejects.toMatchObject(stateForbids);
  });

  test.each([
    [1, '-C--', 'this one'],
    [2, 'CCCC', 'every other that has not begun as well'],
  ])('[MEET-03] [REP-03] effectiveType %d cancels %s: %s', async (effectiveType, statuses) => {
    const { ids, repeatMeetingNo } = await bookSeries(inRoom(await myRoom()));
    const cancel = (query: object) =>
      as(me)(meetingKeys.cancel, { params: { id: ids[1]! }, query: { effectiveType, ...query } });
    await cancel({});
    const { occurrences } = await read(repeatMeetingNo);
    expect(occurrences.map(({ status }) => (status === 'CANCEL' ? 'C' : '-')).join('')).toBe(statuses);
    await expect(cancel({})).rejects.toMatchObject(stateForbids);
  });

  test('[INV-05] an answer counts for one occurrence or for all', async () => {
    const { ids } = await bookSeries({ members: [{ staffId: colleague.id }] });
    const answer = (id: string, body: { state: 1 | 2 | 3; effectiveType?: number }) =>
      as(colleague)(meetingKeys.answer, { params: { id }, body });
    const states = () => Promise.all(ids.map(async (id) => (await detail(id, colleague)).inviteState));
    await answer(ids[2]!, { state: 1, effectiveType: 1 });
    expect(await states()).toEqual([0, 0, 1, 0]);
    await answer(ids[0]!, { state: 2, effectiveType: 2 });
    expect(await states()).toEqual([2, 2, 2, 2]);
  });
});

describe('approval of a series', () => {
  const requested = async () => {
    const room = await myRoom({ auditors: [colleague.id] });
    const booked = await bookSeries({ ...inRoom(room), reason: '客户来访' });
    return { ...booked, room };
  };
  const sentToMe = async () => (await as(colleague)(approvalKeys.sentToMe, { body: {} })).list;
  const statusesOf = (ids: string[]) => Promise.all(ids.map(async (id) => (await detail(id)).status));

  test('[BOOK-06] [APR-06] one request stands for all occurrences, and agreeing to it books them all', async () => {
    const { ids } = await requested();
    const [record, ...more] = await sentToMe();
    expect(more).toEqual([]);
    expect(record).toMatchObject({ occurrenceCount: 4, meetingId: ids[0] });
    expect(await statusesOf(ids)).toEqual(Array(4).fill('AUDITING'));
    expect((await detail(ids[3]!)).meetingAuditRecordView?.records).toHaveLength(1);
    await as(colleague)(approvalKeys.agree, { params: { id: record!.id } });
    expect(await statusesOf(ids)).toEqual(Array(4).fill('BEFORE'));
  });

  test('[BOOK-06] a refusal refuses them all and frees the room', async () => {
    const { ids, room } = await requested();
    const [record] = await sentToMe();
    await as(colleague)(approvalKeys.refuse, { params: { id: record!.id }, body: { refuseReason: '占用' } });
    expect(await statusesOf(ids)).toEqual(Array(4).fill('AUDIT_REFUSE'));
    const held = await store.db
      .selectFrom('room_order')
      .where('room_id', '=', room.id)
      .where('state', '<>', 'released')
      .select('id')
      .execute();
    expect(held).toEqual([]);
  });

  test('[BOOK-06] cancelled occurrences leave the request to the others, and the last one ends it', async () => {
    const { ids, params } = await requested();
    await as(me)(seriesKeys.cancelSingle, { params, body: { meetingId: ids[0]! } });
    const [record] = await sentToMe();
    expect(record).toMatchObject({ status: 'AUDITING', meetingId: ids[1], occurrenceCount: 3 });
    await as(me)(seriesKeys.cancelRepeat, { params, body: { startTimeGe: 0 } });
    expect(await sentToMe()).toEqual([]);
  });

  test('[BOOK-06] an occurrence that moves asks anew, on its own; the others go on waiting together', async () => {
    const { ids } = await requested();
    const moved = { beginTime: week(1, '16:00'), endTime: week(1, '16:30') };
    await as(me)(seriesKeys.updateSingle, { params: { id: ids[1]! }, body: moved });
    const records = await sentToMe();
    expect(records.map(({ meetingId }) => meetingId).sort()).toEqual([ids[0], ids[1]].sort());
    const alone = records.find(({ meetingId }) => meetingId === ids[1]);
    await as(colleague)(approvalKeys.agree, { params: { id: alone!.id } });
    expect(await statusesOf(ids)).toEqual(['AUDITING', 'BEFORE', 'AUDITING', 'AUDITING']);
  });

  test('[BOOK-06] a series that moves asks anew, once', async () => {
    const { ids, params } = await requested();
    const [before] = await sentToMe();
    await as(colleague)(approvalKeys.agree, { params: { id: before!.id } });
    const times = { beginTime: week(0, '16:00'), endTime: week(0, '16:30') };
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...times } });
    expect(await statusesOf(ids)).toEqual(Array(4).fill('AUDITING'));
    const records = await sentToMe();
    expect(records).toHaveLength(1);
    await as(colleague)(approvalKeys.agree, { params: { id: records[0]!.id } });
    expect(await statusesOf(ids)).toEqual(Array(4).fill('BEFORE'));
  });

  test('[BOOK-06] [APR-06] what follows of an agreed series keeps its agreement, and may be changed under it', async () => {
    const { ids, params } = await requested();
    const [record] = await sentToMe();
    await as(colleague)(approvalKeys.agree, { params: { id: record!.id } });
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...from(week(2)), subject: '后半' } });
    expect(await statusesOf(ids)).toEqual(Array(4).fill('BEFORE'));
    expect(await sentToMe()).toEqual([]);
    const approved = (await detail(ids[3]!)).meetingAuditRecordView;
    expect(approved?.records).toMatchObject([{ status: 'AUDIT_AGREE' }]);
    expect((await detail(ids[0]!)).meetingAuditRecordView?.records).toHaveLength(1);
  });

  test('[BOOK-06] what follows of a waiting series waits for a request of its own', async () => {
    const { ids, params } = await requested();
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...from(week(2)), subject: '后半' } });
    const records = await sentToMe();
    expect(records.map(({ occurrenceCount }) => occurrenceCount)).toEqual([2, 2]);
    const second = records.find(({ meetingId }) => meetingId === ids[2]);
    await as(colleague)(approvalKeys.agree, { params: { id: second!.id } });
    expect(await statusesOf(ids)).toEqual(['AUDITING', 'AUDITING', 'BEFORE', 'BEFORE']);
  });
});
