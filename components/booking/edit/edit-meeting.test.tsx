import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { sendFile } from '@/lib/client/upload/send-file';
import type { MeetingFile } from '@/lib/contract/file';
import type { Meeting } from '@/lib/contract/meeting';
import type { BusyPerson } from '@/lib/contract/schedule';
import { operationCodes } from '@/lib/domain/error-codes';
import { errorOutcome } from '@/lib/text/errors';
import { aMeeting, aMember, at, me, now, zone } from '@/test/builders/meeting-builders';
import { aPerson, peopleCalls } from '@/test/builders/people-builders';
import { anOrder, aRoom, roomCalls, roomPages } from '@/test/builders/room-builders';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { EditMeeting } from './edit-meeting';

const router = { replace: jest.fn(), back: jest.fn(), push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));
jest.mock('@/lib/client/upload/send-file');

const river = aRoom('望江');
const wave = aRoom('听雨');
const zhou = aPerson('周宁');
const wang = aPerson('王芳');
const orderOf = { orderNo: 'order-1', roomId: river.id, roomName: '望江', address: river.areaPath };

const meeting = aMeeting({
  version: 3,
  can: { edit: true },
  roomOrderList: [orderOf],
  members: [aMember('林晓', { relation: 'organizer' }), aMember('周宁')],
  content: '一、遗留问题',
  meetingType: 3,
});
const reading = 'GET /api-meeting/api/user/v2/meetings/meeting-1';
const updating = 'PUT /api-meeting/api/user/v2/meetings/meeting-1/actions/update';
const empty = () => new Response(null, { status: 204 });

type Setup = {
  read?: Partial<Meeting> | (() => Response);
  update?: () => Response | Promise<Response>;
  busy?: BusyPerson[];
  /** Answers to other calls. */
  answers?: Record<string, unknown>;
};

function renderEdit({ read = {}, update = empty, busy = [], answers }: Setup = {}) {
  const bff = fakeBff({
    [reading]: typeof read === 'function' ? read : { ...meeting, ...read },
    [roomCalls.page]: roomPages([river, wave]),
    [roomCalls.orders]: [
      anOrder(river, { beginTime: at('14:15'), endTime: at('15:00'), meetingNo: meeting.meetingNo }),
      anOrder(wave, { beginTime: at('16:00'), endTime: at('17:00') }),
    ],
    [roomCalls.check]: { refusals: [] },
    'POST /api-meeting/api/user/v2/members/actions/schedules': busy,
    [peopleCalls.byId]: [zhou],
    [peopleCalls.recommended]: [wang],
    [updating]: update,
    ...answers,
  });
  renderApp(
    <ServerClockProvider now={now}>
      <EditMeeting meetingId="meeting-1" editType="SingleMeeting" staffId={me} zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = () => bff.calls.filter(({ key }) => key === updating);
  return { bff, user: userEvent.setup(), sent };
}

const subject = () => screen.findByLabelText('会议主题');
const confirm = () => screen.getByRole('button', { name: '确认修改' });
const changes = () =>
  within(screen.getByRole('table', { name: '修改内容' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].slice(0, 3).map((cell) => cell.textContent));

beforeEach(() => {
  window.sessionStorage.clear();
  Object.values(router).forEach((call) => call.mockClear());
});

describe('[EDIT-01] the form of a meeting that is there', () => {
  it('is filled, says that nothing has changed, and keeps its own slot free for itself', async () => {
    const { user, sent } = renderEdit();
    expect(await subject()).toHaveValue('版本评审');
    expect(screen.getByLabelText('会议议程')).toHaveValue('一、遗留问题');
    expect(await screen.findByRole('checkbox', { name: /^望江.*空闲/ })).toBeChecked();
    expect(screen.getByText('还没有修改任何内容')).toBeVisible();
    expect(screen.queryByText('会议室时间冲突')).not.toBeInTheDocument();
    await user.click(confirm());
    expect(sent()).toHaveLength(0);
  });

  it('[BOOK-11] does not count the meeting itself as another engagement of its people', async () => {
    const times = { beginTime: at('14:15'), endTime: at('15:00') };
    renderEdit({
      busy: [
        { staffId: me, busy: [{ ...times, meetingNo: meeting.meetingNo, subject: '版本评审' }] },
        { staffId: String(zhou.staffId), busy: [{ ...times, meetingNo: '7', subject: '别的会' }] },
      ],
    });
    expect(await screen.findByText(/周宁 .*有其他安排：别的会/)).toBeVisible();
    expect(screen.queryByText(/有其他安排：版本评审/)).not.toBeInTheDocument();
  });

  it('[EDIT-02] takes the meeting type back', async () => {
    const { user, sent } = renderEdit();
    await user.selectOptions(await screen.findByLabelText('会议类型'), '请选择');
    await user.click(confirm());
    await waitFor(() => expect(sent().map(({ body }) => body)).toEqual([{ meetingType: null, version: 3 }]));
  });

  it('[EDIT-02] puts old and new side by side, and sends what changed and nothing else', async () => {
    const { user, sent } = renderEdit();
    await user.clear(await subject());
    await user.type(await subject(), '复盘');
    await user.selectOptions(screen.getByLabelText('开始时间'), '15:15');
    await user.click(await screen.findByRole('checkbox', { name: /^听雨/ }));
    await user.click(await screen.findByRole('checkbox', { name: /^望江/ }));
    await user.click(await screen.findByRole('button', { name: '添加王芳' }));
    await user.click(screen.getByRole('checkbox', { name: '准时' }));
    expect(changes()).toEqual([
      ['会议主题', '版本评审', '复盘'],
      ['会议时间', '11月18日 周三 14:15–15:00', '11月18日 周三 15:15–16:00'],
      ['会议室', '望江', '听雨'],
      ['参会人', '1 人', '新增 王芳'],
      ['提醒', '提前15分钟', '提前15分钟、准时'],
    ]);
    await user.click(confirm());
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/details/1234567891?from=schedule'));
    expect(sent()[0]?.body).toEqual({
      subject: '复盘',
      beginTime: at('15:15'),
      endTime: at('16:00'),
      roomBookingForms: [{ roomId: wave.id }],
      members: [{ staffId: zhou.staffId }, { staffId: wang.staffId }],
      noticeLabels: ['before_15', 'on_time'],
      version: 3,
    });
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('[EDIT-02] takes one change back alone', async () => {
    const { user, sent } = renderEdit();
    await user.type(await subject(), '二');
    await user.selectOptions(screen.getByLabelText('开始时间'), '15:15');
    await user.click(screen.getByRole('button', { name: '还原会议时间' }));
    expect(changes()).toEqual([['会议主题', '版本评审', '版本评审二']]);
    await user.click(confirm());
    await waitFor(() => expect(sent()[0]?.body).toEqual({ subject: '版本评审二', version: 3 }));
  });

  it('[R12] sends a change once, and a retry under the same key', async () => {
    const { user, sent } = renderEdit({ update: offline });
    await user.type(await subject(), '二');
    await user.click(confirm());
    expect((await screen.findAllByText('网络异常，请稍后再试')).length).toBeGreaterThan(0);
    await user.click(confirm());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(await subject()).toHaveValue('版本评审二');
  });

  it('[ERR-02] keeps what was typed over a reload, and forgets it when it is given up', async () => {
    const first = renderEdit();
    await first.user.type(await subject(), '二');
    document.body.innerHTML = '';
    const second = renderEdit();
    expect(await subject()).toHaveValue('版本评审二');
    await second.user.click(screen.getByRole('button', { name: '取消' }));
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('[EDIT-02] the files of an edited meeting', () => {
  const path = '/api-meeting/api/user/meetings/meeting-1/files';
  const [linking, unlinking] = [`POST ${path}/folder`, `DELETE ${path}`];
  const agenda: MeetingFile = {
    id: 'file-1',
    fileKey: 'key-1',
    fileName: '议程.txt',
    contentType: 'text/plain',
    size: 12,
    createdDate: now,
  };
  const { id: _id, createdDate: _date, ...report } = { ...agenda, fileKey: 'key-2', fileName: '报告.txt' };
  const read = { meetingFolderViews: [agenda] };

  async function addReport() {
    jest.mocked(sendFile).mockResolvedValueOnce(report);
    const input = await screen.findByLabelText('添加附件', { selector: 'input' });
    const files = [new File(['x'], report.fileName, { type: 'text/plain' })];
    fireEvent.change(input, { target: { files } });
    await screen.findByRole('button', { name: '移除 报告.txt' });
  }

  it('come and go after the update, and stand in the changes', async () => {
    const { bff, user } = renderEdit({ read, answers: { [linking]: agenda, [unlinking]: empty } });
    await user.type(await subject(), '二');
    expect(screen.getByRole('link', { name: '查看 议程.txt' })).toHaveAttribute(
      'href',
      expect.stringMatching(/file-1$/),
    );
    await user.click(screen.getByRole('button', { name: '移除 议程.txt' }));
    await addReport();
    expect(changes()).toContainEqual(['附件', '1 个', '新增 报告.txt；移除 议程.txt']);
    await user.click(confirm());
    await waitFor(() => expect(router.replace).toHaveBeenCalled());
    const calls = bff.calls.filter(({ key }) => [updating, linking, unlinking].includes(key));
    expect(calls.map(({ key, body }) => [key, body])).toEqual([
      [updating, { subject: '版本评审二', version: 3 }],
      [unlinking, { ids: ['file-1'] }],
      [linking, report],
    ]);
  });

  it('need no update where nothing else changed, and one that is taken back is none', async () => {
    const { bff, user, sent } = renderEdit({ read, answers: { [unlinking]: empty } });
    await user.click(await screen.findByRole('button', { name: '移除 议程.txt' }));
    await user.click(screen.getByRole('button', { name: '还原附件' }));
    expect(screen.getByText('还没有修改任何内容')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '移除 议程.txt' }));
    await user.click(confirm());
    await waitFor(() => expect(bff.keys()).toContain(unlinking));
    expect(sent()).toHaveLength(0);
  });

  it('[ERR-02] that are refused say so and lose nothing, and another try repeats the update under its key', async () => {
    const { user, sent } = renderEdit({ read, answers: { [linking]: () => failure(400, 400409005) } });
    await user.type(await subject(), '二');
    await addReport();
    await user.click(confirm());
    expect((await screen.findAllByText('附件已失效，请重新上传')).length).toBeGreaterThan(0);
    expect(await subject()).toHaveValue('版本评审二');
    expect(screen.getByRole('button', { name: '移除 报告.txt' })).toBeVisible();
    await user.click(confirm());
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
    expect(router.replace).not.toHaveBeenCalled();
  });
});

it('[EDIT-02] [MEET-08] an online meeting is added, and is a change', async () => {
  const { user, sent } = renderEdit();
  await user.click(await screen.findByRole('checkbox', { name: '同时创建线上会议' }));
  expect(changes()).toEqual([['线上会议', '无', '有']]);
  await user.click(confirm());
  await waitFor(() => expect(sent()[0]?.body).toEqual({ online: true, version: 3 }));
});

describe('[EDIT-03] what the service answers to a change', () => {
  it.each(operationCodes.update.map((code) => [code, errorOutcome('update', { code }).message ?? '']))(
    '%d says %s and keeps everything',
    async (code, message) => {
      const { user } = renderEdit({ update: () => failure(409, code) });
      await user.type(await subject(), '二');
      await user.click(confirm());
      expect((await screen.findAllByText(new RegExp(message))).length).toBeGreaterThan(0);
      expect(await subject()).toHaveValue('版本评审二');
      expect(router.replace).not.toHaveBeenCalled();
    },
  );

  it('says 修改失败 to any other code', async () => {
    const { user } = renderEdit({ update: () => failure(400, 400999999) });
    await user.type(await subject(), '二');
    await user.click(confirm());
    expect((await screen.findAllByText('修改失败')).length).toBeGreaterThan(0);
  });

  it('[R32] shows both versions of a meeting that changed meanwhile, and sends the chosen one', async () => {
    const version = {
      version: 4,
      subject: '架构评审',
      beginTime: at('14:15'),
      endTime: at('15:00'),
      address: '望江',
      rooms: [{ roomId: river.id, roomName: '望江' }],
      members: [],
      scope: 2,
      noticeLabels: [],
    };
    const stale = {
      latest: version,
      requested: { ...version, version: 5, subject: '版本评审二' },
      fields: ['subject'],
    };
    const answers = [
      () => json({ code: 409000, message: '', data: stale, traceId: 't' }, 409),
      () => new Response(null, { status: 204 }),
    ];
    const { user, sent } = renderEdit({ update: () => answers.shift()!() });
    await user.type(await subject(), '二');
    await user.click(confirm());
    expect(await screen.findByRole('cell', { name: '架构评审' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '版本评审二' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '以我的修改为准' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toEqual({ subject: '版本评审二', version: 4 });
  });

  it('[R32] begins anew from the newest version where one prefers it', async () => {
    const latest = {
      version: 4,
      subject: '架构评审',
      beginTime: at('14:15'),
      endTime: at('15:00'),
      address: '',
      rooms: [],
      members: [],
      scope: 2,
      noticeLabels: [],
    };
    const stale = { latest, requested: latest, fields: ['subject'] };
    let read = meeting;
    const { user } = renderEdit({
      read: () => json(read),
      update: () => {
        read = { ...meeting, version: 4, subject: '架构评审' };
        return json({ code: 409000, message: '', data: stale, traceId: 't' }, 409);
      },
    });
    await user.type(await subject(), '二');
    await user.click(confirm());
    await user.click(await screen.findByRole('button', { name: '放弃我的修改' }));
    await waitFor(async () => expect(await subject()).toHaveValue('架构评审'));
    expect(window.sessionStorage).toHaveLength(0);
  });
});

describe('[EDIT-04] [ERR-03] a meeting that one may not change', () => {
  it.each<[string, Partial<Meeting> | (() => Response), string]>([
    [
      'of somebody else',
      { can: { ...meeting.can, edit: false }, creatorStaffId: 'staff-wang' },
      '无权修改该会议',
    ],
    ['that is over', { can: { ...meeting.can, edit: false }, status: 'FINISH' }, '会议已结束，不能再修改'],
    [
      'that was cancelled',
      { can: { ...meeting.can, edit: false }, status: 'CANCEL' },
      '会议已取消，不能再修改',
    ],
    ['that is gone', () => failure(404), '会议不存在'],
    ['that is private to others', () => failure(403), '无权查看该会议'],
  ])('%s says so', async (_, read, words) => {
    renderEdit({ read });
    expect(await screen.findByRole('heading', { name: words })).toBeVisible();
    expect(screen.queryByLabelText('会议主题')).not.toBeInTheDocument();
  });
});
