import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Notice } from '@/lib/contract/notice';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { at, now, zone } from '@/test/builders/meeting-builders';
import { aNotice } from '@/test/builders/notice-builders';
import { renderApp } from '@/test/render/render-app';
import { NoticesScreen } from './notices-screen';

class NeverInSight {
  observe() {}
  disconnect() {}
}
globalThis.IntersectionObserver = NeverInSight as unknown as typeof IntersectionObserver;

const calls = {
  list: 'GET /api-meeting/api/user/notices',
  unread: 'GET /api-meeting/api/user/notices/actions/unread-count',
  readAll: 'POST /api-meeting/api/user/notices/actions/read-all',
  read: (id: string) => `POST /api-meeting/api/user/notices/${id}/actions/read`,
};

const invitation = aNotice({ id: 'n2' });
const change = aNotice({
  id: 'n1',
  kind: 'change',
  time: at('17:40', '2026-11-17'),
  isRead: true,
  facts: { fields: ['time'] },
});

function renderScreen(notices: readonly Notice[], answers: Record<string, unknown> = {}) {
  const bff = fakeBff({
    [calls.list]: { list: notices },
    [calls.unread]: { count: notices.filter(({ isRead }) => !isRead).length, reminders: [] },
    ...answers,
  });
  renderApp(
    <ServerClockProvider now={now}>
      <NoticesScreen zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  return { bff, user: userEvent.setup() };
}

/** The shell lets the router follow links. */
const stay = (event: MouseEvent) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stay));
afterEach(() => window.removeEventListener('click', stay));

const row = (title: string) => screen.findByRole('link', { name: title });
const unreadMarks = () => screen.queryAllByRole('img', { name: '未读' });

describe('the list of notices', () => {
  it('[UX-04] stands under its days, newest first, each with its meeting and its page', async () => {
    renderScreen([invitation, change]);
    expect(await row('林晓 邀请您参加会议')).toHaveAttribute('href', '/details/1234567891?from=notices');
    const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(days).toEqual(['今天', '昨天']);
    const yesterday = within(screen.getByRole('list', { name: '昨天' })).getByRole('listitem');
    expect(yesterday).toHaveTextContent('版本评审11月18日 周三 14:15–15:00 · 望江变更：会议时间17:40');
    expect(unreadMarks()).toHaveLength(1);
  });

  it.each<[Partial<Notice>, string]>([
    [{ kind: 'earlyEnd', meetingId: 'm 1' }, '/early-end/m%201'],
    [
      { kind: 'cancellation', time: now },
      `/details/1234567891?from=notices&at=cancellation&targetTime=${now}`,
    ],
  ])('[MEET-16] %j leads to %s', async (parts, href) => {
    renderScreen([aNotice(parts)]);
    expect((await screen.findByRole('listitem')).querySelector('a')).toHaveAttribute('href', href);
  });

  it.each([
    ['approvalRequested', '/received-approval-detail/r1?at=request'],
    ['approvalSettled', '/initiated-approval-detail/r1?at=request'],
  ] as const)('[APR-02] %s leads to its request', async (kind, href) => {
    const approval = { recordId: 'r1', thing: '听涛', status: 'AUDIT_AGREE' } as const;
    renderScreen([aNotice({ kind, facts: { approval } })]);
    expect((await screen.findByRole('listitem')).querySelector('a')).toHaveAttribute('href', href);
  });

  it('[UX-03] reads a notice that is opened, before the service has answered', async () => {
    const { bff, user } = renderScreen([invitation, change], {
      [calls.read('n2')]: () => new Promise<Response>(() => undefined),
    });
    await user.click(await row('林晓 邀请您参加会议'));
    await waitFor(() => expect(unreadMarks()).toHaveLength(0));
    expect(bff.keys()).toContain(calls.read('n2'));
    await user.click(await row('林晓 修改了会议'));
    expect(bff.keys().filter((key) => key.startsWith('POST'))).toHaveLength(1);
  });

  it('[UX-03] reads all up to the newest on the screen', async () => {
    const { bff, user } = renderScreen([invitation, change], { [calls.readAll]: { count: 0 } });
    await row('林晓 邀请您参加会议');
    const readAll = screen.getByRole('button', { name: '全部已读' });
    await waitFor(() => expect(readAll).toBeEnabled());
    await user.click(readAll);
    expect(bff.calls.find(({ key }) => key === calls.readAll)?.body).toEqual({ until: invitation.time });
  });

  it('[ERR-01] [UX-03] shows again as unread what could not be read', async () => {
    const { user } = renderScreen([invitation], { [calls.readAll]: () => failure(500) });
    await row('林晓 邀请您参加会议');
    await waitFor(() => expect(screen.getByRole('button', { name: '全部已读' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: '全部已读' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await waitFor(() => expect(unreadMarks()).toHaveLength(1));
  });

  it('has nothing to read at once where all is read', async () => {
    renderScreen([change]);
    await row('林晓 修改了会议');
    expect(screen.getByRole('button', { name: '全部已读' })).toBeDisabled();
  });

  it('[UX-04] says what comes here while nothing has, and where to choose', async () => {
    renderScreen([]);
    expect(await screen.findByText('暂无通知')).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: '通知设置' })) {
      expect(link).toHaveAttribute('href', '/settings');
    }
  });

  it('[ERR-01] can be tried again when it fails', async () => {
    let isBroken = true;
    const { user } = renderScreen([], {
      [calls.list]: () =>
        isBroken ? failure(500) : new Response(JSON.stringify({ list: [change] }), { status: 200 }),
    });
    expect(await screen.findByText('通知加载失败')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await row('林晓 修改了会议')).toBeVisible();
  });

  it('[UX-04] comes by pages', async () => {
    const pages = [{ list: [invitation], nextCursor: 'c1' }, { list: [change] }];
    const { user } = renderScreen([], {
      [calls.list]: () =>
        new Response(JSON.stringify(pages.shift()), { headers: { 'content-type': 'application/json' } }),
    });
    await user.click(await screen.findByRole('button', { name: '加载更多' }));
    expect(await row('林晓 修改了会议')).toBeVisible();
    expect(screen.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  });
});
