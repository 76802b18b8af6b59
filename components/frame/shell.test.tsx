import { QueryObserver } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname, useSearchParams } from 'next/navigation';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { now } from '@/test/builders/meeting-builders';
import { renderApp } from '@/test/render/render-app';
import { enter } from '@/components/session/enter';
import { Footer } from './footer';
import { beginPage } from '@/components/ui/page/router/page-under-way';
import { PageMissing } from '@/components/failures/page-missing';
import { Shell } from './shell';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  usePathname: jest.fn(() => '/schedule'),
  useSearchParams: jest.fn(() => new URLSearchParams()),
  useRouter: () => ({ push: (address: string) => push(address) }),
}));
jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));

const passwordSettings = {
  privateVariant: true,
  passwordTransport: 'plain',
  passwordDigest: 'none',
} as const;
const person = { title: '会议室预约', realName: '林晓', companyName: '示例科技', passwordSettings };

const aStaffOf = (companyName: string) => ({
  id: companyName,
  staffId: companyName,
  userId: 'u1',
  orgId: companyName,
  orgCode: companyName,
  orgName: companyName,
  companyId: companyName,
  companyName,
  companyTimeZone: 'Asia/Shanghai',
  realName: '林晓',
});

function renderShell({
  unread,
  logOut,
  companies,
}: { unread?: number; logOut?: unknown; companies?: string[] | (() => Promise<Response>) } = {}) {
  const bff = fakeBff({
    'DELETE /session': logOut,
    'GET /api-meeting/api/user/staffs': Array.isArray(companies)
      ? companies.map((name) => aStaffOf(name))
      : companies,
    'GET /api-auth/api/user/account': { userId: 'u1', username: '13800000001', hasPassword: true },
    'GET /api-auth/api/user/account/sessions': [],
    'POST /api-auth/api/pauth/token/session': { sessionId: 'captcha-1' },
  });
  const view = renderApp(
    <Shell now={now} {...person} unreadApprovals={unread}>
      内容
    </Shell>,
    bff,
  );
  return { ...view, bff, user: userEvent.setup() };
}

async function openMenu(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: '林晓，账号菜单' }));
  return screen.getByRole('menu');
}

beforeEach(() => jest.mocked(enter).mockClear());

describe('the shell', () => {
  it('[NAV-02] holds an address that names nothing in its own frame, with the way home', () => {
    renderApp(
      <Shell now={now} {...person}>
        <PageMissing />
      </Shell>,
    );
    expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeVisible();
    for (const part of ['banner', 'main', 'contentinfo']) expect(screen.getAllByRole(part)).toHaveLength(1);
    expect(screen.getByRole('link', { name: '返回会议日程' })).toHaveAttribute('href', '/schedule');
  });

  it('[UX-01] [UX-03] shows the line of a page on its way within a landmark', async () => {
    renderShell();
    let arrive = () => {};
    act(() => {
      arrive = beginPage('/rooms');
    });
    expect(await within(screen.getByRole('main')).findByRole('progressbar')).toBeVisible();
    act(arrive);
  });

  it('[NAV-01] has the three tabs and marks the one whose page is open', () => {
    renderShell();
    const tabs = within(screen.getByRole('navigation', { name: '主导航' })).getAllByRole('link');
    expect(
      tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')]),
    ).toEqual([
      ['会议日程', '/schedule', 'page'],
      ['会议室', '/rooms', null],
      ['通讯录', '/contact', null],
    ]);
  });

  it.each([
    ['/details/20261118001', '会议日程'],
    ['/meeting_days', '会议日程'],
    ['/room-detail/7', '会议室'],
    ['/order-meeting', '会议室'],
  ])('[NAV-01] %s belongs to the tab %s', (pathname, tab) => {
    jest.mocked(usePathname).mockReturnValueOnce(pathname);
    renderShell();
    expect(screen.getByRole('link', { name: tab })).toHaveAttribute('aria-current', 'true');
  });

  it('[NAV-01] counts details that the rooms led to among the rooms', () => {
    jest.mocked(usePathname).mockReturnValue('/details/20261118001');
    jest
      .mocked(useSearchParams)
      .mockReturnValue(new URLSearchParams('from=rooms') as ReturnType<typeof useSearchParams>);
    renderShell();
    expect(screen.getByRole('link', { name: '会议室' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: '会议日程' })).not.toHaveAttribute('aria-current');
    jest.mocked(usePathname).mockReturnValue('/schedule');
    jest.mocked(useSearchParams).mockReturnValue(new URLSearchParams() as ReturnType<typeof useSearchParams>);
  });

  it('[NAV-01] leads from the title to the schedule, and to help and approvals by icon', () => {
    renderShell();
    expect(screen.getByRole('link', { name: '会议室预约' })).toHaveAttribute('href', '/schedule');
    expect(screen.getByRole('link', { name: '帮助' })).toHaveAttribute('href', '/help');
    expect(screen.getByRole('link', { name: '审批' })).toHaveAttribute('href', '/approval-center');
  });

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('[NAV-01] shows %i unread approvals as %s', (unread, badge) => {
    renderShell({ unread });
    expect(screen.getByRole('link', { name: `审批，${badge} 条未读` })).toHaveTextContent(badge);
  });

  it.each([undefined, 0])('[NAV-01] shows no badge for %s', (unread) => {
    renderShell({ unread });
    expect(screen.getByRole('link', { name: '审批' })).toHaveTextContent('');
  });

  it('[NAV-01] offers switch, set password and log out in the avatar menu', async () => {
    const { user } = renderShell();
    const menu = within(await openMenu(user));
    expect(menu.getByRole('menuitem', { name: '切换企业' })).toHaveAttribute('href', '/switch');
    expect(menu.getByRole('menuitem', { name: '设置密码' })).toBeEnabled();
    expect(menu.getByRole('menuitem', { name: '退出登录' })).toBeEnabled();
  });

  it('[NAV-01] offers no other company to somebody who has one', async () => {
    const { user, queryClient } = renderShell({ companies: ['示例科技'] });
    await user.hover(screen.getByRole('button', { name: '林晓，账号菜单' }));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const menu = within(await openMenu(user));
    expect(menu.queryByRole('menuitem', { name: '切换企业' })).not.toBeInTheDocument();
    expect(menu.getByRole('menuitem', { name: '退出登录' })).toBeEnabled();
  });

  it('[NAV-01] keeps its items under the pointer when it is told late that there is no other company', async () => {
    let tell = (_answer: Response): void => undefined;
    const late = new Promise<Response>((resolve) => {
      tell = resolve;
    });
    const { user, queryClient } = renderShell({ companies: () => late });
    const menu = within(await openMenu(user));
    tell(json([aStaffOf('示例科技')]));
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(menu.getByRole('menuitem', { name: '切换企业' })).toBeVisible();
  });

  it.each(['设置密码', '账号与安全'])(
    '[NAV-01] opens %s over the page, and gives the focus back',
    async (name) => {
      const { user } = renderShell();
      await openMenu(user);
      await user.click(screen.getByRole('menuitem', { name }));
      expect(await screen.findByRole('dialog', { name })).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await user.click(screen.getByRole('button', { name: '关闭' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(screen.getByRole('button', { name: '林晓，账号菜单' })).toHaveFocus();
    },
  );

  it('[NAV-04] names the current year of the company in the footer', () => {
    renderApp(<Footer now={Date.parse('2026-12-31T16:30:00Z')} zone="Asia/Shanghai" />);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('版权所有 © 2027');
  });
});

describe('logging out', () => {
  it('[SESS-06] ends the session, forgets everything local and goes where the answer says', async () => {
    sessionStorage.setItem('order', 'draft');
    localStorage.setItem('areas', '["a"]');
    const { user, bff, queryClient } = renderShell({ logOut: { next: '/login' } });
    queryClient.setQueryData(['rooms'], ['望江']);
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }));

    expect(bff.keys()).toContain('DELETE /session');
    expect(enter).toHaveBeenCalledWith('/login');
    expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('[SESS-06] gives up what is being read, and reads it anew if the session stays', async () => {
    const { user, queryClient } = renderShell({ logOut: offline });
    const signals: AbortSignal[] = [];
    const queryFn = ({ signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise<string>(() => {});
    };
    const observer = new QueryObserver(queryClient, { queryKey: ['rooms'], queryFn });
    observer.subscribe(() => {});
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]));
    observer.destroy();
  });

  it('[SESS-06] counts a session that is already gone as logged out', async () => {
    const { user } = renderShell({ logOut: () => failure(401) });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect(enter).toHaveBeenCalledWith('/login');
  });

  it('[SESS-06] stays and says so when nothing answers', async () => {
    const { user } = renderShell({ logOut: offline });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: '退出登录' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('退出失败，请检查网络后再试');
    expect(enter).not.toHaveBeenCalled();
  });
});
