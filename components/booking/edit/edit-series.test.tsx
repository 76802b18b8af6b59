import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { sendFile } from '@/lib/client/upload/send-file';
import type { MeetingFile } from '@/lib/contract/file';
import type { Series, SeriesCheck, SeriesPlan } from '@/lib/contract/series';
import type { EditType } from '@/lib/domain/meeting/meeting-values';
import { msPerDay } from '@/lib/time/day';
import { aMeeting, aMember, at, me, now, zone } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { aBookedMeeting, aRoom, roomCalls, roomPages } from '@/test/builders/room-builders';
import { planOf, seriesCalls, type Clash } from '@/test/builders/series-builders';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { EditMeeting } from './edit-meeting';

const router = { replace: jest.fn(), back: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/client/upload/send-file');

const river = aRoom('望江');
const week = 7 * msPerDay;
const window = { beginTime: at('14:15'), endTime: at('15:00') };
const weekly = (count: number) => `FREQ=WEEKLY;BYDAY=WE;COUNT=${count}`;
const agenda: MeetingFile = {
  ...{ id: 'file-1', fileKey: 'key-1', fileName: '议程.txt' },
  ...{ contentType: 'text/plain', size: 12, createdDate: now },
};
const { id: _id, createdDate: _date, ...report } = { ...agenda, fileKey: 'key-2', fileName: '报告.txt' };
const meeting = aMeeting({
  ...window,
  version: 3,
  can: { edit: true },
  roomOrderList: [{ orderNo: 'order-1', roomId: river.id, roomName: '望江', address: river.areaPath }],
  members: [aMember('林晓', { relation: 'organizer' })],
  meetingFolderViews: [agenda],
});
const occurrence = (nth: number): Series['occurrences'][number] => ({
  ...{ _id: nth === 0 ? meeting._id : `meeting-${nth + 1}`, meetingNo: `20261118${nth}`, status: 'BEFORE' },
  ...{ subject: meeting.subject, address: '望江', changedFields: [] },
  ...{ beginTime: window.beginTime + nth * week, endTime: window.endTime + nth * week },
  recursAt: window.beginTime + nth * week,
});
const series: Series = {
  ...{ repeatMeetingNo: 'series-1', recurrence: weekly(4), subject: meeting.subject },
  ...{ beginTime: window.beginTime, creatorStaffId: me, exdates: [], can: { edit: true, cancel: true } },
  occurrences: [0, 1, 2, 3].map(occurrence),
};
const updateCall = 'PUT /api-meeting/api/user/v2/repeat-meetings/series-1/actions/update-repeat';

/** Checks as the service answers them: what the body leaves out is the meeting's. */
const check = (clashes: ReadonlyMap<number, Clash>) => (call: SeenCall) =>
  planOf(() => clashes)({
    ...call,
    body: {
      ...{ ...window, roomBookingForms: [{ roomId: river.id }], recurrence: weekly(4) },
      ...(call.body as object),
    },
  });

type Check = (call: SeenCall) => Response | Promise<Response>;

type Setup = {
  editType?: EditType;
  clashes?: [number, Clash][];
  toSeries?: () => Response;
  /** Stands between the form and the checks. */
  checks?: (check: Check) => Check;
};

function renderEdit({
  editType = 'SingleMeeting',
  clashes = [],
  toSeries,
  checks = (same) => same,
}: Setup = {}) {
  const isSeries = editType !== 'SingleMeeting';
  const bff = fakeBff({
    'GET /api-meeting/api/user/v2/meetings/meeting-1': {
      ...meeting,
      ...(isSeries && { isRepeatMeeting: true, repeatMeetingNo: 'series-1', recurrence: weekly(4) }),
    },
    'GET /api-meeting/api/user/v2/repeat-meetings/series-1': series,
    [roomCalls.page]: roomPages([river]),
    [roomCalls.orders]: [],
    [roomCalls.check]: { refusals: [] },
    [peopleCalls.recommended]: [],
    'POST /api-meeting/api/user/v2/members/actions/schedules': [],
    [seriesCalls.check]: checks(check(new Map(clashes))),
    [seriesCalls.toSeries]:
      toSeries ??
      (() =>
        json({
          repeatMeetingNo: 'series-1',
          meetings: [1, 2].map((nth) => ({
            ...aBookedMeeting(river),
            recursAt: window.beginTime + nth * week,
          })),
        })),
    [updateCall]: () => json({ repeatMeetingNo: 'series-1', meetings: [], cancelledCount: 1 }),
  });
  renderApp(
    <ServerClockProvider now={now}>
      <EditMeeting meetingId="meeting-1" editType={editType} staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = (call: string) => bff.calls.filter(({ key }) => key === call).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

const repeatField = () => screen.findByRole('combobox', { name: '重复' });
const planner = () => screen.findByRole('region', { name: '逐场安排' });
const summary = async (words: string) =>
  waitFor(async () => expect(within(await planner()).getByRole('status')).toHaveTextContent(words));
const confirm = () => screen.getByRole('button', { name: '确认修改' });
const count = async (user: ReturnType<typeof userEvent.setup>, times: string) => {
  await user.clear(screen.getByLabelText('次数'));
  await user.type(screen.getByLabelText('次数'), times);
};

beforeEach(() => {
  globalThis.sessionStorage.clear();
  Object.values(router).forEach((call) => call.mockClear());
});

describe('[EDIT-01] [REP-02] a single meeting becomes a series', () => {
  it('with the rule read back, its planner, and what else changed, in one request', async () => {
    const { user, sent } = renderEdit();
    await user.selectOptions(await repeatField(), '每周三');
    await count(user, '3');
    expect(
      await screen.findByText('每周三 14:15–15:00，共 3 场，自 11月18日 周三 至 12月2日 周三'),
    ).toBeVisible();
    await summary('3 场全部安排好');
    const first = await within(await planner()).findByRole('group', { name: /^11月18日 .* 可预订/ });
    expect(within(first).queryByRole('button')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '跳过 11月25日 周三' }));
    await summary('2 场全部安排好，跳过 1 场');
    await user.clear(screen.getByLabelText('会议主题'));
    await user.type(screen.getByLabelText('会议主题'), '周会');
    await user.click(confirm());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(sent(seriesCalls.toSeries)).toEqual([
      {
        ...{ subject: '周会', version: 3, recurrence: weekly(3) },
        occurrences: [{ recursAt: window.beginTime + week, skip: true }],
      },
    ]);
    expect(await screen.findByText('已改为重复会议，共 3 场')).toBeVisible();
  });

  it('only when every occurrence is arranged', async () => {
    const clash: Clash = { roomId: river.id, roomName: '望江', repairs: [] };
    const { user, sent } = renderEdit({ clashes: [[window.beginTime + week, clash]] });
    await user.selectOptions(await repeatField(), '每周三');
    await count(user, '3');
    await summary('3 场中 2 场已安排，1 场未安排');
    await user.click(confirm());
    expect(screen.getByText('还有 1 场未安排，请换时间、换会议室或跳过')).toHaveAttribute('role', 'alert');
    expect(sent(seriesCalls.toSeries)).toEqual([]);
  });

  it('[ERR-02] and its rule is there again after a reload', async () => {
    const first = renderEdit();
    await first.user.selectOptions(await repeatField(), '每周三');
    await count(first.user, '5');
    document.body.innerHTML = '';
    renderEdit();
    expect(await screen.findByLabelText('次数')).toHaveValue('5');
  });

  it('[ERR-01] [EDIT-03] says why where the service refuses', async () => {
    const { user } = renderEdit({ toSeries: () => failure(409, 400405025) });
    await user.selectOptions(await repeatField(), '每周三');
    await summary('12 场全部安排好');
    await user.click(confirm());
    expect(await screen.findByText('修改失败，该会议室需要审批')).toBeVisible();
    expect(router.replace).not.toHaveBeenCalled();
  });
});

async function changeFiles(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: '移除 议程.txt' }));
  jest.mocked(sendFile).mockResolvedValueOnce(report);
  const input = await screen.findByLabelText('添加附件', { selector: 'input' });
  const files = [new File(['x'], report.fileName, { type: 'text/plain' })];
  fireEvent.change(input, { target: { files } });
  await screen.findByRole('button', { name: '移除 报告.txt' });
}

describe('[EDIT-02] files and the online meeting of a series', () => {
  const files = { addedFiles: [report], removedFileKeys: [agenda.fileKey] };

  it('[MEET-05] [MEET-08] change for all occurrences in the one request', async () => {
    const { user, sent } = renderEdit({ editType: 'AllMeeting' });
    await changeFiles(user);
    await user.click(screen.getByRole('checkbox', { name: '同时创建线上会议' }));
    const table = within(screen.getByRole('table', { name: '修改内容' }));
    expect(table.getByRole('row', { name: /^线上会议 无 有/ })).toBeVisible();
    expect(table.getByRole('row', { name: /^附件 1 个 新增 报告.txt；移除 议程.txt/ })).toBeVisible();
    await user.click(confirm());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(sent(updateCall)).toEqual([
      { online: true, ...files, editType: 'AllMeeting', keepChanged: true, occurrences: [] },
    ]);
  });

  it('[MEET-05] are all that changes, so that nothing is checked', async () => {
    const { user, sent } = renderEdit({ editType: 'PartMeeting' });
    await changeFiles(user);
    await user.click(confirm());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(sent(updateCall)).toEqual([
      {
        ...files,
        ...{ editType: 'PartMeeting', startTimeGe: window.beginTime, keepChanged: true, occurrences: [] },
      },
    ]);
    expect(sent(seriesCalls.check)).toEqual([]);
  });

  it('[REP-02] [MEET-05] go along where a single meeting becomes one', async () => {
    const { user, sent } = renderEdit();
    await user.selectOptions(await repeatField(), '每周三');
    await count(user, '3');
    await changeFiles(user);
    await summary('3 场全部安排好');
    await user.click(confirm());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(sent(seriesCalls.toSeries)).toEqual([
      { ...files, version: 3, recurrence: weekly(3), occurrences: [] },
    ]);
  });
});

describe('[REP-02] clashes in many occurrences of a series that is edited', () => {
  const instead = { id: 'room-听雨', name: '听雨' };
  const repairs = [{ kind: 'room' as const, insteadOf: river.id, room: instead, needsApproval: false }];
  const clashes = [1, 2, 3].map((nth): [number, Clash] => [
    window.beginTime + nth * week,
    { roomId: river.id, roomName: '望江', repairs },
  ]);

  /** Each check looks for the repairs of one refused occurrence. */
  const oneAtATime =
    (answer: Check): Check =>
    async (call) => {
      const { repairsFrom = 0 } = call.body as SeriesCheck;
      const plan = (await (await answer(call)).json()) as SeriesPlan;
      const refused = plan.occurrences.filter(({ state }) => state === 'refused');
      const tried = refused.find(({ recursAt }) => recursAt >= repairsFrom);
      const occurrences = plan.occurrences.map((each) =>
        each.state === 'refused' && each !== tried ? { ...each, repairs: [], isUntried: true } : each,
      );
      return json({ ...plan, occurrences });
    };

  it('are repaired in every one, however few are tried at once', async () => {
    const { user, sent } = renderEdit({ editType: 'AllMeeting', clashes, checks: oneAtATime });
    await user.type(await screen.findByLabelText('会议主题'), '二');
    await summary('4 场中 1 场已安排，3 场未安排');
    await waitFor(() => expect(screen.getAllByRole('button', { name: '换到 听雨' })).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: '只换会议室' }));
    await summary('4 场全部安排好');
    await user.click(confirm());
    await waitFor(() => expect(sent(updateCall)).toHaveLength(1));
    expect(sent(updateCall)[0]).toMatchObject({
      occurrences: clashes.map(([recursAt]) => ({ recursAt, roomIds: [instead.id] })),
    });
  });

  it('say that repairs are being looked for, and where that fails which to settle first', async () => {
    const pending: ((response: Response) => void)[] = [];
    const checks = (answer: Check): Check => {
      const first = oneAtATime(answer);
      return (call) =>
        (call.body as SeriesCheck).repairsFrom === undefined
          ? first(call)
          : new Promise((resolve) => pending.push(resolve));
    };
    const { user } = renderEdit({ editType: 'AllMeeting', clashes, checks });
    await user.type(await screen.findByLabelText('会议主题'), '二');
    expect(await screen.findAllByText('正在查找可换的会议室和时间…')).toHaveLength(2);
    pending.forEach((resolve) => resolve(failure(503)));
    expect(await screen.findAllByText('先处理前面的冲突，再看这一场')).toHaveLength(2);
    expect(screen.getByRole('button', { name: '换到 听雨' })).toBeVisible();
  });
});

describe('[REP-03] another rule for a series that is there', () => {
  const openRule = async (user: ReturnType<typeof userEvent.setup>) =>
    user.click(await screen.findByRole('button', { name: '修改重复规则' }));

  it('begins with what is left of the stored one, and is sent with the first day that is meant', async () => {
    const { user, sent } = renderEdit({ editType: 'AllMeeting' });
    expect(await screen.findByText('重复 每周三，共 4 次')).toBeVisible();
    await openRule(user);
    expect(await repeatField()).toHaveDisplayValue('每周三');
    expect(screen.getByLabelText('次数')).toHaveValue('4');
    await user.selectOptions(await repeatField(), '每两周的周三');
    await count(user, '2');
    expect(
      await screen.findByText('每两周的周三 14:15–15:00，共 2 场，自 11月18日 周三 至 12月2日 周三'),
    ).toBeVisible();
    await summary('2 场全部安排好');
    await user.click(confirm());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    expect(sent(updateCall)).toEqual([
      {
        ...{ ...window, editType: 'AllMeeting', keepChanged: true, occurrences: [] },
        recurrence: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;COUNT=2',
      },
    ]);
  });

  it('says what is wrong with it and sends nothing, and may be given up', async () => {
    const { user, sent } = renderEdit({ editType: 'AllMeeting' });
    await openRule(user);
    await count(user, '401');
    expect(screen.getByText('请输入 1 到 400 的整数', { selector: '[role=alert]' })).toBeVisible();
    await user.click(confirm());
    expect(sent(updateCall)).toEqual([]);
    await user.click(screen.getByRole('button', { name: '不改重复规则' }));
    expect(screen.getByText('还没有修改任何内容')).toBeVisible();
  });
});
