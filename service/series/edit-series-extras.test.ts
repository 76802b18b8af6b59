import type { SeriesDraft } from '@/lib/contract/series';
import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { addDays } from '@/lib/time/day';
import { anUpload } from '../testing/builders/an-upload';
import { at, draft, meetingDesk, seriesKeys } from '../testing';

const { store, me, as, book, myRoom, detail } = meetingDesk();

const week = (number: number) => at('14:15', addDays('2026-11-18', 7 * number));
const linkFile = 'POST /api-meeting/api/user/meetings/{id}/files/folder';
const upload = () => anUpload(store.db, me);
const bookSeries = async (extra: Partial<SeriesDraft> = {}) => {
  const body = { ...draft(), recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=3', ...extra };
  const { repeatMeetingNo, meetings } = await as(me)(seriesKeys.book, { body });
  return { params: { repeatMeetingNo }, ids: meetings.map(({ _id }) => _id) };
};
const all = { editType: 'AllMeeting' as const };
const filesOf = (ids: string[]) =>
  Promise.all(
    ids.map(async (id) => (await detail(id)).meetingFolderViews.map(({ fileKey }) => fileKey).sort()),
  );
const onlineOf = (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await detail(id)).thirdPartyMeetingViewList.length > 0));
const keysOf = (...files: { fileKey: string }[]) => files.map(({ fileKey }) => fileKey).sort();
const atHotel = { roomBookingForms: [], address: '客户公司' };

describe('files in the edit of a series', () => {
  test('[EDIT-02] [MEET-05] come to every occurrence that is meant and go from each; what one has of its own stays', async () => {
    const [old, own, fresh] = [await upload(), await upload(), await upload()];
    const { params, ids } = await bookSeries({ files: [old] });
    await as(me)(linkFile, { params: { id: ids[1]! }, body: own });
    const files = { addedFiles: [fresh], removedFileKeys: [old.fileKey] };
    await as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...files } });
    expect(await filesOf(ids)).toEqual([keysOf(fresh), keysOf(own, fresh), keysOf(fresh)]);
    const log = await store.db
      .selectFrom('change_log')
      .where('meeting_id', '=', ids[2]!)
      .select(['kind', 'data'])
      .orderBy('id')
      .execute();
    expect(log.slice(-2)).toMatchObject([
      { kind: 'filesRemoved', data: { names: [old.fileName] } },
      { kind: 'filesAdded', data: { names: [fresh.fileName] } },
    ]);
    const unused = await store.db
      .selectFrom('uploaded_file')
      .where('unlinked_at', 'is not', null)
      .select('file_key')
      .execute();
    expect(unused).toEqual([{ file_key: old.fileKey }]);
  });

  test('[EDIT-02] [REP-03] of the following ones alone, also where another rule brings new days', async () => {
    const [old, fresh] = [await upload(), await upload()];
    const { params, ids } = await bookSeries({ files: [old] });
    const { meetings } = await as(me)(seriesKeys.updateRepeat, {
      params,
      body: {
        ...{ editType: 'PartMeeting', startTimeGe: week(1) },
        ...{ beginTime: week(1), endTime: week(1) + 45 * 60_000, recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=3' },
        ...{ addedFiles: [fresh], removedFileKeys: [old.fileKey] },
      },
    });
    expect(meetings).toHaveLength(3);
    expect(await filesOf([ids[0]!, ...meetings.map(({ _id }) => _id)])).toEqual([
      keysOf(old),
      ...meetings.map(() => keysOf(fresh)),
    ]);
  });

  test('[MEET-05] [R07] more than ten for one occurrence, or an upload that is gone, leave the whole series as it was', async () => {
    const { params, ids } = await bookSeries();
    for (let nth = 0; nth < limits.maxFiles; nth += 1)
      await as(me)(linkFile, { params: { id: ids[1]! }, body: await upload() });
    const before = await filesOf(ids);
    const fresh = await upload();
    const edit = (addedFiles: (typeof fresh)[]) =>
      as(me)(seriesKeys.updateRepeat, { params, body: { ...all, subject: '改名', addedFiles } });
    await expect(edit([fresh])).rejects.toMatchObject({ status: 409, code: errorCodes.tooManyFiles });
    const gone = { ...fresh, fileKey: 'gone' };
    await expect(edit([gone])).rejects.toMatchObject({ status: 409, code: errorCodes.uploadMissing });
    expect(await filesOf(ids)).toEqual(before);
    expect((await detail(ids[0]!)).subject).toBe('版本评审');
  });

  test('[EDIT-01] [MEET-05] a meeting that becomes a series takes them to every occurrence', async () => {
    const [old, fresh] = [await upload(), await upload()];
    const { _id: id } = await book({ ...draft(), files: [old] });
    const { meetings } = await as(me)(seriesKeys.toSeries, {
      params: { id },
      body: {
        ...{ recurrence: 'FREQ=WEEKLY;COUNT=3' },
        ...{ addedFiles: [fresh], removedFileKeys: [old.fileKey] },
      },
    });
    const ids = [id, ...meetings.map(({ _id }) => _id)];
    expect(await filesOf(ids)).toEqual(ids.map(() => keysOf(fresh)));
  });
});

describe('the online meeting in the edit of a series', () => {
  test('[EDIT-02] [MEET-08] comes to every occurrence and goes from each', async () => {
    const { params, ids } = await bookSeries();
    const edit = (online: boolean) => as(me)(seriesKeys.updateRepeat, { params, body: { ...all, online } });
    await edit(true);
    expect(await onlineOf(ids)).toEqual([true, true, true]);
    await edit(false);
    expect(await onlineOf(ids)).toEqual([false, false, false]);
    const pending = await store.db.selectFrom('meeting_allocation').select('meeting_id').execute();
    expect(pending).toEqual([]);
  });

  test('[REP-04] [MEET-08] one that was changed on its own keeps its own, unless the caller chooses otherwise', async () => {
    const { params, ids } = await bookSeries();
    await as(me)(seriesKeys.updateSingle, { params: { id: ids[0]! }, body: { online: true } });
    await as(me)(seriesKeys.updateSingle, { params: { id: ids[0]! }, body: { online: false } });
    const edit = (body: object) => as(me)(seriesKeys.updateRepeat, { params, body: { ...all, ...body } });
    await edit({ online: true });
    expect(await onlineOf(ids)).toEqual([false, true, true]);
    await edit({ keepChanged: false });
    expect(await onlineOf(ids)).toEqual([true, true, true]);
  });

  test('[BOOK-02] [MEET-08] cannot go where it is the only place', async () => {
    const nowhere = { status: 400, code: errorCodes.placeMissing };
    const online = await bookSeries({ roomBookingForms: [], address: '', online: true });
    const edit = (params: { repeatMeetingNo: string }) =>
      as(me)(seriesKeys.updateRepeat, { params, body: { ...all, online: false } });
    await expect(edit(online.params)).rejects.toMatchObject(nowhere);
    const room = await myRoom();
    const mixed = await bookSeries({ roomBookingForms: [{ roomId: room.id }], online: true });
    await as(me)(seriesKeys.updateSingle, {
      params: { id: mixed.ids[1]! },
      body: { roomBookingForms: [], address: '' },
    });
    await expect(edit(mixed.params)).rejects.toMatchObject(nowhere);
    await as(me)(seriesKeys.updateSingle, { params: { id: mixed.ids[1]! }, body: atHotel });
    await edit(mixed.params);
    expect(await onlineOf(mixed.ids)).toEqual([false, false, false]);
    expect(await detail(mixed.ids[1]!)).toMatchObject({
      address: '客户公司',
    });
  });
});
