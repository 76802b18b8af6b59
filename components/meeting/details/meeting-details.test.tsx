import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { meetingKeys } from '@/lib/query/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { aMeeting, aMember, at, me, now, zone } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import type { Led } from './led/led-part';
import { MeetingDetails } from './meeting-details';

const router = { push: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const path = '/api-meeting/api/user';
const read = `GET ${path}/v2/meetings/1234567891`;
const cancel = `PUT ${path}/meetings/meeting-1/state/cancel`;
const deviceTypes = `GET ${path}/meetings/meeting-1/device-type`;
const answer = `PUT ${path}/meetings/meeting-1/members/status`;

function renderDetails(
  meeting: Meeting | (() => Response),
  answers: Record<string, unknown> = {},
  led?: Led,
) {
  const bff = fakeBff({ [read]: meeting, ...answers });
  const { queryClient } = renderApp(
    <ServerClockProvider now={now}>
      <MeetingDetails meetingNo="1234567891" staffId={me} userId="user-lin" zone={zone} led={led} />
    </ServerClockProvider>,
    bff,
  );
  return { bff, queryClient, user: userEvent.setup() };
}

describe('[LIM-01] what one is led to on a meeting’s page', () => {
  const changeLogs = [
    { id: 'c3', createTime: at('10:00'), actorName: '林晓', kind: 'timeChanged' },
    { id: 'c2', createTime: at('09:00'), actorName: '陈晨', kind: 'roomsChanged' },
    { id: 'c1', createTime: at('08:00'), actorName: '林晓', kind: 'created' },
  ];

  const entryOf = (words: string) => screen.getByText(words).closest('li');

  it('is the change that the notice is about', async () => {
    renderDetails(aMeeting({ changeLogs }), {}, { at: 'change', targetTime: String(at('09:01')) });
    await screen.findByRole('region', { name: '变更记录' });
    await waitFor(() => expect(entryOf('更换了会议室')).toHaveFocus());
  });

  it('is from a mail the newest change, and stays so when another comes', async () => {
    const { queryClient } = renderDetails(aMeeting({ changeLogs }), {}, { at: 'change' });
    await screen.findByRole('region', { name: '变更记录' });
    await waitFor(() => expect(entryOf('修改了会议时间')).toHaveFocus());
    const fresh = { id: 'c4', createTime: at('10:01'), actorName: '林晓', kind: 'restored' };
    const changed = aMeeting({ changeLogs: [fresh, ...changeLogs] });
    act(() => queryClient.setQueryData(meetingKeys.detail('1234567891'), changed));
    await waitFor(() => expect(screen.getByText(detailsText.changes.restored)).toBeVisible());
    expect(entryOf('修改了会议时间')).toHaveFocus();
  });

  it('is the notes', async () => {
    renderDetails(aMeeting({ can: { submitNotes: true } }), {}, { at: 'notes' });
    const notes = await screen.findByRole('region', { name: '会议纪要' });
    await waitFor(() => expect(notes).toHaveFocus());
  });
});

const factsOf = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('[MEET-01] a meeting for reading', () => {
  it('says what, when, where, who and how one is reminded', async () => {
    renderDetails(
      aMeeting({
        isRepeatMeeting: true,
        meetingType: 3,
        meetingAuditRecordView: { reason: '年度预算', auditorList: [{ id: 'a', realName: '陈晨' }] },
        recurrence: 'FREQ=WEEKLY;BYDAY=WE;COUNT=8',
        iotMessage: [{ deviceName: '屏幕', deviceStatus: 1 }],
        thirdPartyMeetingViewList: [{ status: 'ready', url: 'https://meet.example.com/1', password: '4821' }],
      }),
      { [deviceTypes]: { deviceTypes: [] } },
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('版本评审');
    expect(screen.getByText('待开始')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('11月18日 周三14:15–15:0045 分钟');
    expect(factsOf()).toEqual([
      ['地点', '望江上海 / 一号楼 / 3F · 8 人'],
      ['组织者', '林晓产品部'],
      ['线上会议', '加入会议密码 4821'],
      ['提醒', '提前15分钟'],
      ['重复', '每周三，共 8 次'],
      ['会议类型', '内部例会（周会、月会）'],
      ['可见范围', '公开'],
      ['审批人', '陈晨'],
      ['申请理由', '年度预算'],
      ['设备', '屏幕 已开启'],
    ]);
  });

  it('[MEET-07] says in which states the devices are and of which types, also of two of one name', async () => {
    renderDetails(
      aMeeting({
        iotMessage: [
          { deviceName: '会议屏', deviceStatus: 1 },
          { deviceName: '会议屏', deviceStatus: 2 },
          { deviceName: '空调', deviceStatus: 0 },
        ],
      }),
      { [deviceTypes]: { deviceTypes: ['显示屏', '空调'] } },
    );
    expect(await screen.findByText('类型：显示屏、空调')).toBeVisible();
    const list = screen.getByText('会议屏 已开启').closest('ul')!;
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['会议屏 已开启', '会议屏 异常', '空调 已关闭']);
  });

  it('[MEET-07] shows the devices where their types cannot be read, and asks for none where there are none', async () => {
    const { bff, queryClient } = renderDetails(aMeeting(), { [deviceTypes]: () => failure(500) });
    await screen.findByRole('heading', { level: 1 });
    expect(bff.keys()).not.toContain(deviceTypes);
    const changed = aMeeting({ iotMessage: [{ deviceName: '会议屏', deviceStatus: 2 }] });
    act(() => queryClient.setQueryData(meetingKeys.detail('1234567891'), changed));
    expect(await screen.findByText('会议屏 异常')).toBeVisible();
  });

  it('shows agenda, files, people with their answers, and the changes from the newest on', async () => {
    renderDetails(
      aMeeting({
        content: '一、上周遗留问题\n二、范围确认',
        meetingFolderViews: [
          {
            id: 'f',
            fileKey: 'f',
            fileName: '范围.pdf',
            contentType: 'application/pdf',
            size: 2_516_582,
            createdDate: now,
          },
        ],
        members: [aMember('林晓', { relation: 'organizer' }), aMember('周宁', { state: 0 })],
        changeLogs: [
          { id: '1', kind: 'created', actorName: '林晓', createTime: at('17:40', '2026-11-17') },
          { id: '2', kind: 'roomsChanged', actorName: '林晓', createTime: at('09:12') },
        ],
      }),
    );
    expect(
      within(await screen.findByRole('region', { name: '会议议程' })).getByText(/范围确认/),
    ).toBeVisible();
    expect(screen.getByRole('region', { name: '附件' })).toHaveTextContent('范围.pdf2.4 MB');
    const people = within(screen.getByRole('region', { name: '参会人' }));
    expect(people.getByText('2 人，1 人参加')).toBeVisible();
    expect(people.getAllByRole('listitem').map((person) => person.textContent)).toEqual([
      '晓林晓研发部 · 组织者已参加',
      '宁周宁研发部未读新邀请',
    ]);
    const changes = within(screen.getByRole('region', { name: '变更记录' })).getAllByRole('listitem');
    expect(changes.map((change) => change.textContent)).toEqual([
      '林晓 更换了会议室今天 09:12',
      '林晓 创建会议昨天 17:40',
    ]);
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'https://a.example/\n',
  ])('[S49] never links to anything but the web: %j', async (url) => {
    renderDetails(aMeeting({ thirdPartyMeetingViewList: [{ status: 'ready', url }] }));
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: '加入会议' })).not.toBeInTheDocument();
  });

  it('offers only what the service says that one may do', async () => {
    renderDetails(aMeeting());
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('cancelling', () => {
  const mine = aMeeting({ can: { cancel: true } });

  async function confirmCancel(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: '取消会议' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消会议' }));
  }

  it('[ERR-05] asks first, then says 取消成功 and shows the meeting as it is now', async () => {
    let cancelled = false;
    const { user } = renderDetails(() => json(cancelled ? aMeeting({ status: 'CANCEL' }) : mine), {
      [cancel]: () => {
        cancelled = true;
        return new Response(null, { status: 204 });
      },
    });
    await confirmCancel(user);
    expect(await screen.findByText('取消成功')).toBeVisible();
    expect(await screen.findByText('已取消')).toBeVisible();
    expect(screen.queryByRole('button', { name: '取消会议' })).not.toBeInTheDocument();
  });

  it.each([
    ['取消成功', () => new Response(null, { status: 204 })],
    ['会议状态不允许此操作', () => failure(409, 400405020)],
  ])(
    '[ERR-05] says %s also when the page hears of the end before the answer is here',
    async (words, said) => {
      let answerCancel: (response: Response) => void = () => undefined;
      const answered = new Promise<Response>((resolve) => (answerCancel = resolve));
      let cancelled = false;
      const { user, queryClient } = renderDetails(
        () => json(cancelled ? aMeeting({ status: 'CANCEL' }) : mine),
        { [cancel]: () => answered },
      );
      await confirmCancel(user);
      cancelled = true;
      await act(() => queryClient.invalidateQueries());
      expect(await screen.findByText('已取消')).toBeVisible();
      answerCancel(said());
      expect(await screen.findByText(words)).toBeVisible();
    },
  );

  it('changes nothing when one thinks better of it', async () => {
    const { user, bff } = renderDetails(mine);
    await user.click(await screen.findByRole('button', { name: '取消会议' }));
    await user.click(screen.getByRole('button', { name: '暂不取消' }));
    expect(bff.keys()).toEqual([read]);
  });

  it.each([
    ['the state forbids it', () => failure(409, 400405020), '会议状态不允许此操作'],
    ['the service fails', () => failure(500), '服务器异常'],
  ])('says why when %s', async (_case, refuse, words) => {
    const { user } = renderDetails(mine, { [cancel]: refuse });
    await confirmCancel(user);
    expect(await screen.findByText(words)).toBeVisible();
  });
});

describe('answering', () => {
  const invited = aMeeting({ can: { answer: true }, inviteState: 0 });

  it('joins without a question', async () => {
    const { user, bff } = renderDetails(invited, { [answer]: { inviteState: 2 } });
    await user.click(await screen.findByRole('button', { name: '参加' }));
    expect(bff.calls.find(({ key }) => key === answer)?.body).toEqual({ state: 2 });
  });

  it.each([
    ['请假', 3],
    ['拒绝', 1],
  ])('asks before %s', async (words, state) => {
    const { user, bff } = renderDetails(invited, { [answer]: { inviteState: state } });
    await user.click(await screen.findByRole('button', { name: words }));
    expect(bff.keys()).not.toContain(answer);
    expect(screen.getByRole('dialog')).toHaveAccessibleName('确定不参加该会议吗？');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: words }));
    expect(bff.calls.find(({ key }) => key === answer)?.body).toEqual({ state });
  });

  it('[UX-03] shows the answer at once, before the service has taken it', async () => {
    const { user } = renderDetails(invited, { [answer]: () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: '参加' }));
    expect(screen.getByRole('button', { name: '参加' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('[UX-03] takes it back when the service refuses it, even if nothing more can be read', async () => {
    let reads = 0;
    const readOnce = () => (reads++ === 0 ? json(invited) : failure(500));
    const { user } = renderDetails(readOnce, { [answer]: () => failure(409, 400405020) });
    await user.click(await screen.findByRole('button', { name: '参加' }));
    expect(await screen.findByText('会议状态不允许此操作')).toBeVisible();
    expect(screen.getByRole('button', { name: '参加' })).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('[MEET-10] reading', () => {
  const record = 'PUT /api-meeting/api/users/user-lin/meeting_records/meeting-1/state';
  const changeLogs = [{ id: '1', kind: 'created', actorName: '陈晨', createTime: at('09:00') }];
  const answers = { [`${record}/review`]: {}, [`${record}/read`]: {} };
  const marks = (bff: ReturnType<typeof fakeBff>) => bff.keys().filter((key) => key.startsWith(record));

  it.each([
    ['a first look reviews and reads', undefined, [`${record}/review`, `${record}/read`]],
    ['a look at something new reads', at('08:00'), [`${record}/read`]],
    ['a look at nothing new is silent', at('09:30'), []],
  ])('%s', async (_, userReadTime, expected) => {
    const { bff } = renderDetails(
      aMeeting({ inviteState: 2, changeLogs, ...(userReadTime !== undefined && { userReadTime }) }),
      answers,
    );
    await screen.findByRole('heading', { level: 1 });
    await act(() => Promise.resolve());
    expect(marks(bff)).toEqual(expected);
  });

  it('somebody who only looks at a public meeting leaves no mark', async () => {
    const { inviteState: _, ...open } = aMeeting({ changeLogs });
    const { bff } = renderDetails(open, answers);
    await screen.findByRole('heading', { level: 1 });
    expect(marks(bff)).toEqual([]);
  });
});

describe('[MEET-01] the heading', () => {
  const heading = async () => (await screen.findByRole('heading', { level: 1 })).parentElement;

  it('[SCH-02] says to somebody who was taken out what the list says', async () => {
    const removal = { time: at('09:00'), byName: '陈晨', isOwn: false };
    renderDetails(aMeeting({ creatorStaffId: 'staff-陈晨', inviteState: 4, removal }));
    expect(await heading()).toHaveTextContent('版本评审已取消');
    expect(screen.queryByText('待开始')).not.toBeInTheDocument();
  });

  it('[MEET-13] carries a lock where the meeting is private', async () => {
    renderDetails(aMeeting({ scope: 1 }));
    expect(within((await heading()) as HTMLElement).getByRole('img', { name: '私密会议' })).toBeVisible();
  });

  it('[MEET-01] leads to the room, and to what takes the same time', async () => {
    const other = { _id: 'other', meetingNo: '2222222222', subject: '架构评审' };
    renderDetails(
      aMeeting({
        inviteState: 2,
        conflicts: [{ ...other, beginTime: at('14:00'), endTime: at('15:00') }],
      }),
    );
    expect(await screen.findByRole('link', { name: '望江' })).toHaveAttribute('href', '/room-detail/room-1');
    expect(screen.getByRole('link', { name: '14:00–15:00 架构评审' })).toHaveAttribute(
      'href',
      '/details/2222222222?from=schedule',
    );
    expect(screen.getByText('您在这段时间还有其他会议：')).toBeVisible();
  });

  it('[SCH-02] says nothing of a conflict to somebody who is on leave', async () => {
    const conflicts = [
      { _id: 'other', meetingNo: '2', subject: '架构评审', beginTime: at('14:00'), endTime: at('15:00') },
    ];
    renderDetails(aMeeting({ inviteState: 3, creatorStaffId: 'staff-陈晨', conflicts }));
    await heading();
    expect(screen.queryByText('您在这段时间还有其他会议：')).not.toBeInTheDocument();
  });

  it('[MEET-02] a running meeting of my own has its actions', async () => {
    renderDetails(
      aMeeting({ beginTime: at('10:00'), endTime: at('11:00'), status: 'DURING', can: { endEarly: true } }),
    );
    expect(await screen.findByRole('button', { name: '结束会议' })).toBeVisible();
  });
});

describe('[MEET-11] [MEET-02] after the end of my part in it', () => {
  it.each([
    ['cancelled', { status: 'CANCEL' as const }, '会议已取消，会议室已释放'],
    ['refused', { inviteState: 1 as const }, '您已拒绝该会议'],
    [
      'withdrawn',
      { inviteState: 4 as const, removal: { time: at('09:00'), byName: '陈晨', isOwn: false } },
      '陈晨 于 今天 09:00 将您移出该会议',
    ],
    [
      'left',
      { inviteState: 4 as const, removal: { time: at('09:00'), isOwn: true } },
      '您已于 今天 09:00 退出该会议',
    ],
  ])('says that it is %s', async (_, parts, words) => {
    renderDetails(aMeeting({ creatorStaffId: 'staff-陈晨', inviteState: 2, ...parts }));
    await screen.findByRole('article');
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  const cancelled = {
    status: 'CANCEL' as const,
    changeLogs: [{ id: '2', kind: 'cancelled', actorName: '陈晨', createTime: at('09:30') }],
  };

  it.each([
    ['by its organizer', 'staff-陈晨', cancelled, '陈晨 于 今天 09:30 取消了该会议，会议室已释放'],
    ['by me', me, cancelled, '您于 今天 09:30 取消了该会议，会议室已释放'],
    [
      'from my own records',
      'staff-陈晨',
      { status: 'FINISH' as const, recordDeletedTime: at('09:40') },
      '您已于 今天 09:40 删除该会议记录，日程中不再显示',
    ],
  ])('[MEET-13] says when it was taken away %s, with a way on', async (_, creatorStaffId, parts, words) => {
    renderDetails(aMeeting({ creatorStaffId, inviteState: 2, ...parts }));
    await screen.findByRole('article');
    const standing = screen.getByRole('status');
    expect(standing).toHaveTextContent(words);
    expect(within(standing).getByRole('link', { name: '返回会议日程' })).toHaveAttribute('href', '/schedule');
  });

  it.each([
    ['知道了', { acknowledge: true }, 'PUT', '/meetings/meeting-1/state/acknowledge'],
    ['退出会议', { quit: true }, 'DELETE', '/meetings/meeting-1/members'],
    ['删除', { delete: true }, 'DELETE', '/meetings/meeting_records/meeting-1'],
  ])('%s', async (name, can, method, call) => {
    const key = `${method} ${path}${call}`;
    const { user, bff } = renderDetails(aMeeting({ can }), {
      [key]: () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name }));
    const dialog = screen.queryByRole('dialog');
    if (dialog) await user.click(within(dialog).getByRole('button', { name }));
    expect(bff.keys()).toContain(key);
  });
});

describe('[ERR-03] what stands in place of a meeting', () => {
  it('is its shape while it loads', () => {
    renderDetails((() => new Promise(() => undefined)) as never);
    expect(screen.getByRole('status')).toHaveTextContent('加载中');
  });

  it.each([
    [404, '会议不存在'],
    [403, '无权查看该会议'],
  ])('is a page of its own after %i', async (status, title) => {
    renderDetails(() => failure(status));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole('link', { name: '返回会议日程' })).toHaveAttribute('href', '/schedule');
  });

  it('is a retry with the trace id after a failure', async () => {
    let failing = true;
    const { user } = renderDetails(() => (failing ? failure(500) : json(aMeeting())));
    expect(await screen.findByRole('alert')).toHaveTextContent('追踪编号：trace-1');
    failing = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('版本评审');
  });
});

describe('[APR-02] a meeting that needs an approval', () => {
  const remind = `POST ${path}/meeting-audit-records/approval-1/actions/remind`;
  const auditing = (parts: Parameters<typeof aMeeting>[0] = {}) =>
    aMeeting({
      status: 'AUDITING',
      meetingAuditRecordView: {
        reason: '客户来访',
        auditorList: [{ id: 'chen', realName: '陈晨' }],
        records: [
          { id: 'approval-1', name: '听涛', status: 'AUDITING', auditors: ['陈晨'] },
          {
            id: 'approval-2',
            name: '茶水',
            status: 'AUDIT_AGREE',
            auditors: ['周宁'],
            settledBy: '周宁',
            settledTime: at('09:30'),
          },
        ],
      },
      ...parts,
    });
  const requests = async () =>
    within(await screen.findByRole('region', { name: '审批' })).getAllByRole('listitem');

  it('says for each room and service who decides, or has decided, and when', async () => {
    renderDetails(auditing());
    expect((await requests()).map((item) => item.textContent)).toEqual([
      '听涛审批中等待 陈晨 审批',
      '茶水已同意今天 09:30 周宁 已同意',
    ]);
    expect(screen.queryByRole('button', { name: /催办|撤销申请/ })).not.toBeInTheDocument();
  });

  it('lets its creator remind the auditors of those that wait', async () => {
    let reminded = false;
    const [waiting] = auditing().meetingAuditRecordView?.records ?? [];
    const later = () =>
      auditing({
        can: { revoke: true },
        meetingAuditRecordView: {
          auditorList: [],
          records: [{ ...waiting!, ...(reminded && { remindedTime: now }) }],
        },
      });
    const { user } = renderDetails(() => json(later()), {
      [remind]: () => {
        reminded = true;
        return new Response(null, { status: 204 });
      },
    });
    await user.click(await screen.findByRole('button', { name: '催办' }));
    expect(await screen.findByText('10:37 后可再次催办')).toBeVisible();
  });

  it('[APR-05] lets its creator revoke, after a question', async () => {
    const { user, bff } = renderDetails(auditing({ can: { revoke: true } }), {
      [`POST ${path}/v2/meetings/meeting-1/actions/revoke`]: () => new Response(null, { status: 204 }),
    });
    await user.click(await screen.findByRole('button', { name: '撤销申请' }));
    const dialog = within(await screen.findByRole('dialog', { name: '确定要撤销该申请吗？' }));
    await user.click(dialog.getByRole('button', { name: '撤销申请' }));
    expect(await screen.findByText('已撤销申请')).toBeVisible();
    expect(bff.keys()).toContain(`POST ${path}/v2/meetings/meeting-1/actions/revoke`);
  });

  it('[BOOK-06] lets its creator ask again, with the reason of before to begin with', async () => {
    const refused = auditing({ status: 'AUDIT_REFUSE', can: { resubmit: true } });
    const { user, bff } = renderDetails(refused, {
      [`POST ${path}/meeting-audit-records`]: { ids: ['approval-3'] },
    });
    await user.click(await screen.findByRole('button', { name: '重新申请' }));
    expect(await screen.findByRole('textbox', { name: '申请理由' })).toHaveValue('客户来访');
    await user.click(screen.getByRole('button', { name: '提交申请' }));
    expect(await screen.findByText('已重新申请')).toBeVisible();
    const sent = bff.calls.find(({ key }) => key === `POST ${path}/meeting-audit-records`);
    expect(sent?.body).toEqual({ meetingId: 'meeting-1', reason: '客户来访' });
  });
});
