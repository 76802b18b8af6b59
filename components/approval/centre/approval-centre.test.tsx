import { screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { ToastProvider } from '@/components/ui/toast/toast';
import { createApi } from '@/lib/client/api';
import { approvalKeys, approvalsSentToMe } from '@/lib/query/approval';
import { ApiProvider } from '@/lib/query/context/api-context';
import { createQueryClient } from '@/lib/query/context/query-client';
import { anApproval, aReceivedApproval } from '@/test/builders/approval-builders';
import { at } from '@/test/builders/meeting-builders';
import { failure, json } from '@/test/http/fake-bff';
import {
  byMe,
  openAddress,
  pageOf,
  push,
  records,
  renderCentre,
  theCentre,
  toMe,
  unread,
} from '@/test/render/render-approvals';

jest.mock('next/navigation', () => ({ useSearchParams: jest.fn(), useRouter: jest.fn() }));

const theLink = (name: string) => screen.findByRole('link', { name });
const theRow = async (name: string) => (await theLink(name)).closest('li') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });

describe('[APR-01] the four lists', () => {
  it.each([
    ['', toMe, 'pending', '没有待您处理的申请'],
    ['state=pending&side=sent', byMe, 'pending', '没有等待审批的申请'],
    ['state=processed&side=received', toMe, 'processed', '还没有处理过的申请'],
    ['state=processed&side=sent', byMe, 'processed', '还没有已处理的申请'],
    ['state=odd&side=odd', toMe, 'pending', '没有待您处理的申请'],
  ])('%s reads its own, and says what comes there while it is empty', async (search, key, kind, title) => {
    const { bodiesOf } = renderCentre({}, search);
    expect(await screen.findByText(title)).toBeVisible();
    expect(bodiesOf(key)).toEqual([{ kind, pageSize: 20 }]);
  });

  it('have an address each, and keep the other choice', () => {
    renderCentre({}, 'state=processed&side=sent');
    const link = (list: string, name: string) =>
      within(screen.getByRole('navigation', { name: list })).getByRole('link', { name });
    expect(link('审批范围', '我收到的')).toHaveAttribute(
      'href',
      '/approval-center?state=processed&side=received',
    );
    expect(link('处理状态', '待处理')).toHaveAttribute('href', '/approval-center?state=pending&side=sent');
    expect(link('审批范围', '我发起的')).toHaveAttribute('aria-current', 'true');
    expect(link('处理状态', '已处理')).toHaveAttribute('aria-current', 'true');
  });

  it('goes on by the cursor of the page before', async () => {
    const pages = [
      pageOf([aReceivedApproval()], 'after-1'),
      pageOf([aReceivedApproval({ id: 'approval-2', subject: '客户来访' })]),
    ];
    const { user, bodiesOf } = renderCentre({ [toMe]: () => json(pages.shift()) });
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await theLink('客户来访')).toBeVisible();
    expect(bodiesOf(toMe)[1]).toEqual({ kind: 'pending', pageSize: 20, cursor: 'after-1' });
    expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  });

  it('[UX-04] that came with the page is read again as it was read first', async () => {
    const { bodiesOf, queryClient } = renderCentre({ [toMe]: pageOf([aReceivedApproval()]) });
    await theLink('预算评审');
    for (const [key, data] of queryClient.getQueriesData({ queryKey: approvalKeys.lists() }))
      queryClient.setQueryData(key, JSON.parse(JSON.stringify(data)));
    await queryClient.invalidateQueries({ queryKey: approvalKeys.lists() });
    expect(bodiesOf(toMe)).toEqual([
      { kind: 'pending', pageSize: 20 },
      { kind: 'pending', pageSize: 20 },
    ]);
  });

  it('[ERR-03] says why it cannot be read, and tries again', async () => {
    const answers = [failure(500), json(pageOf([aReceivedApproval()]))];
    const { user } = renderCentre({ [toMe]: () => answers.shift() });
    expect(await screen.findByRole('alert')).toHaveTextContent('审批加载失败');
    await user.click(button('重试'));
    expect(await theLink('预算评审')).toBeVisible();
  });

  it('[ERR-03] says that it may not be read', async () => {
    renderCentre({ [toMe]: () => failure(403) });
    expect(await screen.findByText('没有权限查看此内容')).toBeVisible();
  });

  it('[NAV-01] marks what is unread, and counts it up to 99', async () => {
    renderCentre({
      [unread]: { count: 100 },
      [toMe]: pageOf([
        aReceivedApproval({ id: 'approval-2', subject: '新申请', isRead: false }),
        aReceivedApproval(),
      ]),
    });
    expect(await screen.findByRole('link', { name: '我收到的 99+ 未读' })).toBeVisible();
    expect(within(await theRow('新申请')).getByText('未读')).toBeInTheDocument();
    expect(within(await theRow('预算评审')).queryByText('未读')).not.toBeInTheDocument();
  });
});

describe('[APR-01] a row', () => {
  const around = [
    { beginTime: at('08:15', '2026-11-19'), endTime: at('08:45', '2026-11-19'), state: 'confirmed' as const },
    {
      beginTime: at('10:15', '2026-11-19'),
      endTime: at('11:15', '2026-11-19'),
      state: 'held' as const,
      subject: '产品周会',
      organizerName: '王芳',
    },
  ];

  it('says who wants which room when, for how long and why, and what else is in it that day', async () => {
    renderCentre({ [toMe]: pageOf([aReceivedApproval({ roomOrders: around })]) });
    const row = within(await theRow('预算评审'));
    for (const words of ['11月19日 周四 09:00–10:00', '1 小时', '听涛', '林晓 · 今天 09:12 提交', '会议室'])
      expect(row.getByText(words)).toBeVisible();
    expect(row.getByText('财务与总裁办参会')).toBeVisible();
    expect(row.getByText('当天另有 2 场预订，前一场 08:45 结束，后一场 10:15 开始')).toBeVisible();
    expect(row.getByRole('img')).toHaveAccessibleName(
      '听涛 11月19日 周四 安排：本次申请 09:00–10:00；08:15–08:45 已占用；10:15–11:15 待审批，产品周会，王芳',
    );
  });

  it('[APR-05] warns that a request ends by itself at its start', async () => {
    const soon = { beginTime: at('11:00'), endTime: at('11:30') };
    renderCentre({ [toMe]: pageOf([aReceivedApproval(soon)]) });
    expect(await screen.findByText('53 分钟后开始，届时自动过期')).toBeVisible();
  });

  it('[APR-04] of a meeting service names the service and its place', async () => {
    const service = { id: 'service-tea', name: '茶水' };
    renderCentre({
      [toMe]: pageOf([aReceivedApproval({ type: 'MEETING_SERVICE', service, roomOrders: undefined })]),
    });
    const row = within(await theRow('预算评审'));
    expect(row.getByText('会议服务')).toBeVisible();
    expect(row.getByText('茶水 · 听涛')).toBeVisible();
    expect(row.queryByRole('img')).not.toBeInTheDocument();
  });

  it.each([
    ['AUDIT_AGREE' as const, { settledBy: '陈晨', settledTime: at('09:30') }, '今天 09:30 陈晨 已同意'],
    ['AUDIT_EXPIRED' as const, { settledTime: at('09:30') }, '今天 09:30 已过期'],
    ['AUDITING' as const, {}, '等待 陈晨 审批'],
  ])('of mine that is %s says who decides or has decided', async (status, settled, words) => {
    renderCentre({ [byMe]: pageOf([anApproval({ status, ...settled })]) }, 'side=sent');
    expect(within(await theRow('预算评审')).getByText(new RegExp(words))).toBeVisible();
  });
});

describe('[APR-03] opening a request', () => {
  const read = `GET ${records}/approval-1`;
  beforeEach(() => push.mockClear());

  it.each([
    ['AUDIT_EXPIRED' as const, '此申请已过期'],
    ['AUDIT_REVOKE' as const, '此申请已撤销'],
    ['AUDIT_REFUSE' as const, '此申请未通过审批'],
  ])('that is %s by now says so, and reads the list again', async (status, message) => {
    const lists = [pageOf([aReceivedApproval()]), pageOf([])];
    const { user } = renderCentre({
      [toMe]: () => json(lists.shift()),
      [read]: aReceivedApproval({ status }),
    });
    await user.click(await theLink('预算评审'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await screen.findByText('没有待您处理的申请')).toBeVisible();
    expect(push).not.toHaveBeenCalled();
  });

  it.each([
    ['', toMe, '/received-approval-detail/approval-1'],
    ['side=sent', byMe, '/initiated-approval-detail/approval-1'],
  ])('%s that still is what it was goes on to its page', async (search, key, href) => {
    const { user } = renderCentre({ [key]: pageOf([anApproval()]), [read]: anApproval() }, search);
    await user.click(await theLink('预算评审'));
    await waitFor(() => expect(push).toHaveBeenCalledWith(href));
  });

  it('that cannot be read goes on too: its page says why', async () => {
    const { user } = renderCentre({ [toMe]: pageOf([anApproval()]), [read]: () => failure(404) });
    await user.click(await theLink('预算评审'));
    await waitFor(() => expect(push).toHaveBeenCalledWith('/received-approval-detail/approval-1'));
  });
});

it('[UX-04] has the requests in the HTML of the server', () => {
  openAddress('');
  const api = createApi(() => Promise.reject(new Error('the server has the data already')));
  const queryClient = createQueryClient();
  queryClient.setQueryData(approvalsSentToMe(api, 'pending').queryKey, {
    pages: [pageOf([aReceivedApproval()])],
    pageParams: [''],
  });
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <ApiProvider api={api}>
        <ToastProvider>{theCentre}</ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain('预算评审');
  expect(html).toContain('同意');
});
