import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/navigation';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { anApproval, aReceivedApproval } from '@/test/builders/approval-builders';
import { aMeeting, aMember, at, me, now, zone } from '@/test/builders/meeting-builders';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { approvalKeys } from '@/lib/query/approval';
import type { ApprovalSide } from '../approval-view';
import { RequestPage } from './request-page';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const path = '/api-meeting/api/user/meeting-audit-records';
const read = `GET ${path}/approval-1`;
const meetingView = `GET ${path}/approval-1/meeting-view`;
const act = (verb: string) => `POST ${path}/approval-1/actions/${verb}`;
const again = `POST ${path}`;
const revoke = 'POST /api-meeting/api/user/v2/meetings/meeting-1/actions/revoke';
const done = () => new Response(null, { status: 204 });
const push = jest.fn();

function renderRequest(
  record: unknown,
  { side = 'received', answers = {} }: { side?: ApprovalSide; answers?: Record<string, unknown> } = {},
) {
  push.mockClear();
  jest.mocked(useRouter).mockReturnValue({ push } as unknown as ReturnType<typeof useRouter>);
  const meeting = aMeeting({ members: [aMember('林晓', { relation: 'organizer' }), aMember('周宁')] });
  const bff = fakeBff({ [read]: record, [meetingView]: meeting, ...answers });
  const { queryClient } = renderApp(
    <ServerClockProvider now={now}>
      <RequestPage id="approval-1" side={side} staffId={me} zone={zone} at="request" />
    </ServerClockProvider>,
    bff,
  );
  const bodiesOf = (key: string) => bff.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { bff, bodiesOf, queryClient, user: userEvent.setup() };
}

/** A record that becomes another one with a call. */
function changing(before: ApprovalRecord, after: ApprovalRecord) {
  let current = before;
  return {
    read: () => json(current),
    change: () => {
      current = after;
      return done();
    },
  };
}

const button = (name: string) => screen.findByRole('button', { name });
const history = async () => within(await screen.findByRole('region', { name: '处理记录' }));

describe('[APR-02] one request', () => {
  it('[LIM-01] has the focus of whoever a notice leads to it, under its subject', async () => {
    renderRequest(aReceivedApproval());
    const request = await screen.findByRole('article', { name: '预算评审' });
    await waitFor(() => expect(request).toHaveFocus());
  });

  it('says who wants what, when and why, and shows its meeting, without a breadcrumb', async () => {
    renderRequest(aReceivedApproval({ occurrenceCount: 8 }));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('预算评审');
    expect(screen.getByRole('article')).toHaveTextContent('11月19日 周四 09:00–10:001 小时');
    const facts = screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual(
      expect.arrayContaining([
        ['会议室', '听涛'],
        ['申请人', '林晓'],
        ['重复', '共 8 场，一并审批'],
        ['申请理由', '财务与总裁办参会'],
        ['审批人', '陈晨'],
      ]),
    );
    expect(await screen.findByRole('region', { name: '会议信息' })).toHaveTextContent('望江');
    expect(screen.getByRole('region', { name: '参会人' })).toHaveTextContent('周宁');
    expect(screen.getByRole('link', { name: '查看会议' })).toHaveAttribute(
      'href',
      '/details/1234567891?from=approval',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('[NAV-01] is read by being opened, once, and by its auditor alone', async () => {
    const unread = aReceivedApproval({ isRead: false });
    const { read: answer, change } = changing(unread, { ...unread, isRead: true });
    const { bff } = renderRequest(answer, { answers: { [act('read')]: change } });
    await waitFor(() => expect(bff.keys().filter((key) => key === act('read'))).toHaveLength(1));
  });

  it('of mine marks nothing as read, and says whether the auditor has read it', async () => {
    const { bff } = renderRequest(anApproval({ isRead: false }), { side: 'sent' });
    expect((await history()).getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '林晓 提交申请财务与总裁办参会今天 09:12',
      '陈晨 未读，待处理',
    ]);
    expect(bff.keys()).not.toContain(act('read'));
  });

  it('says who decided, when and why', async () => {
    const settled = { settledBy: '陈晨', settledTime: at('10:01'), refuseReason: '已预留给客户' };
    renderRequest(anApproval({ status: 'AUDIT_REFUSE', remindedTime: at('09:50'), ...settled }), {
      side: 'sent',
    });
    expect((await history()).getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      '林晓 提交申请财务与总裁办参会今天 09:12',
      '林晓 催办今天 09:50',
      '陈晨 已拒绝已预留给客户今天 10:01',
    ]);
  });

  it.each([
    [404, '申请不存在'],
    [403, '无权查看该申请'],
    [500, '申请加载失败'],
  ])('[ERR-03] that answers %i has its own state', async (status, title) => {
    renderRequest(() => failure(status));
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  });
});

describe('[APR-02] the auditor', () => {
  it('agrees, and the page shows it', async () => {
    const agreed = aReceivedApproval({
      status: 'AUDIT_AGREE',
      settledBy: '陈晨',
      settledTime: now,
      can: { agree: false, refuse: false },
    });
    const { read: answer, change } = changing(aReceivedApproval(), agreed);
    const { user } = renderRequest(answer, { answers: { [act('agree')]: change } });
    await user.click(await button('同意“预算评审”'));
    expect(await screen.findByText('已同意“预算评审”')).toBeVisible();
    expect(await (await history()).findByText('已同意')).toBeVisible();
    expect(screen.queryByRole('button', { name: /同意|拒绝/ })).not.toBeInTheDocument();
  });

  it('refuses with a reason', async () => {
    const refused = aReceivedApproval({ status: 'AUDIT_REFUSE', can: { agree: false, refuse: false } });
    const { read: answer, change } = changing(aReceivedApproval(), refused);
    const { user, bodiesOf } = renderRequest(answer, {
      answers: { [act('refuse')]: change },
    });
    await user.click(await button('拒绝“预算评审”'));
    await user.click(await button('确认拒绝'));
    expect(screen.getByText('请输入拒绝理由')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '拒绝理由' }), '已预留');
    await user.click(await button('确认拒绝'));
    expect(await screen.findByText('已拒绝“预算评审”')).toBeVisible();
    expect(bodiesOf(act('refuse'))).toEqual([{ refuseReason: '已预留' }]);
    expect(screen.queryByText('此申请未通过审批')).not.toBeInTheDocument();
  });

  it('[APR-04] reads 状态已过期 where somebody else was faster, and then the state it has', async () => {
    const revoked = aReceivedApproval({ status: 'AUDIT_REVOKE', can: { agree: false, refuse: false } });
    const { read: answer, change } = changing(aReceivedApproval(), revoked);
    const { user } = renderRequest(answer, {
      answers: {
        [act('agree')]: () => {
          change();
          return failure(409, 400405020);
        },
      },
    });
    await user.click(await button('同意“预算评审”'));
    expect(await screen.findByText('状态已过期')).toBeVisible();
    expect(await (await history()).findByText('已撤销')).toBeVisible();
  });

  it.each([
    ['AUDIT_EXPIRED' as const, '此申请已过期'],
    ['AUDIT_REVOKE' as const, '此申请已撤销'],
    ['AUDIT_REFUSE' as const, '此申请未通过审批'],
  ])('[APR-03] [UX-02] is told when it becomes %s while it is open', async (status, message) => {
    const { read: answer, change } = changing(aReceivedApproval(), aReceivedApproval({ status }));
    const { queryClient } = renderRequest(answer, { answers: {} });
    await button('同意“预算评审”');
    change();
    await queryClient.invalidateQueries({ queryKey: approvalKeys.all });
    expect(await screen.findByText(message)).toBeVisible();
  });
});

describe('[APR-05] the applicant', () => {
  const mine = (parts: Parameters<typeof anApproval>[0]) => anApproval(parts);

  it('revokes after a question', async () => {
    const revoked = mine({ status: 'AUDIT_REVOKE', can: { askAgain: true } });
    const { read: answer, change } = changing(mine({ can: { revoke: true } }), revoked);
    const { user } = renderRequest(answer, {
      side: 'sent',
      answers: { [revoke]: change },
    });
    await user.click(await button('撤销申请'));
    const dialog = within(await screen.findByRole('dialog', { name: '确定要撤销该申请吗？' }));
    await user.click(dialog.getByRole('button', { name: '撤销申请' }));
    expect(await screen.findByText('已撤销申请')).toBeVisible();
    expect(await button('重新申请')).toBeVisible();
    expect(screen.queryByText('此申请已撤销')).not.toBeInTheDocument();
  });

  it('reminds once in half an hour, and reads when again', async () => {
    const before = mine({ can: { remind: true } });
    const { read: answer, change } = changing(before, { ...before, remindedTime: now });
    const { user, bff } = renderRequest(answer, {
      side: 'sent',
      answers: { [act('remind')]: change },
    });
    await user.click(await button('催办'));
    expect(await screen.findByText('已催办审批人')).toBeVisible();
    expect(await screen.findByText('10:37 后可再次催办')).toBeVisible();
    expect(screen.queryByRole('button', { name: '催办' })).not.toBeInTheDocument();
    expect(bff.keys().filter((key) => key === act('remind'))).toHaveLength(1);
  });

  it('asks again with a reason, and goes on to the new request', async () => {
    const refused = mine({ status: 'AUDIT_REFUSE', can: { askAgain: true } });
    const { user, bodiesOf, bff } = renderRequest(refused, {
      side: 'sent',
      answers: { [again]: { ids: ['approval-2'] } },
    });
    await user.click(await button('重新申请'));
    const reason = screen.getByRole('textbox', { name: '申请理由' });
    expect(reason).toHaveValue('财务与总裁办参会');
    await user.clear(reason);
    await user.click(await button('提交申请'));
    expect(screen.getByText('请输入申请理由')).toBeVisible();
    await user.type(reason, '改为只用一小时');
    await user.click(await button('提交申请'));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/initiated-approval-detail/approval-2'));
    expect(bodiesOf(again)).toEqual([{ meetingId: 'meeting-1', reason: '改为只用一小时' }]);
    expect(bff.calls.find(({ key }) => key === again)?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('[R32] reads who has the slot by now, with repairs, and keeps the reason', async () => {
    const slot = { beginTime: at('09:00', '2026-11-19'), endTime: at('10:00', '2026-11-19') };
    const data = {
      conflicts: [{ roomId: 'room-tingtao', roomName: '听涛', ...slot, organizerName: '王芳' }],
      suggestion: { beginTime: at('10:00', '2026-11-19'), endTime: at('11:00', '2026-11-19') },
    };
    const refused = mine({ status: 'AUDIT_REFUSE', can: { askAgain: true } });
    const { user } = renderRequest(refused, {
      side: 'sent',
      answers: {
        [again]: () => json({ code: 400403002, message: 'for the log', traceId: 'trace-1', data }, 409),
      },
    });
    await user.click(await button('重新申请'));
    await user.click(await button('提交申请'));
    const taken = within(await screen.findByRole('alert'));
    expect(taken.getByText('听涛 · 09:00–10:00 · 王芳')).toBeVisible();
    const repair = taken.getByRole('link', { name: '改订 10:00–11:00' });
    const query = new URL(repair.getAttribute('href') ?? '', 'http://site.invalid').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      roomId: 'room-tingtao',
      startTime: String(data.suggestion.beginTime),
      endTime: String(data.suggestion.endTime),
      subject: '预算评审',
      reason: '财务与总裁办参会',
    });
    expect(taken.getByRole('link', { name: '查看此时空闲的会议室' })).toHaveAttribute(
      'href',
      '/rooms?day=2026-11-19&from=09%3A00&to=10%3A00',
    );
    expect(screen.getByRole('textbox', { name: '申请理由' })).toHaveValue('财务与总裁办参会');
  });

  it('is offered only what the service allows', async () => {
    renderRequest(mine({}), { side: 'sent' });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('button', { name: /撤销|催办|重新申请/ })).not.toBeInTheDocument();
  });
});
