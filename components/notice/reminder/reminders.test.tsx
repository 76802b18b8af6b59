import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { SignOutcomes } from '@/components/meeting/sign-in/sign-outcomes';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import type { Notice, NoticeFacts } from '@/lib/contract/notice';
import { noticeKeys } from '@/lib/query/notice-keys';
import { fakeNotifications, withoutNotifications } from '@/test/browser/fake-notifications';
import { aMeeting, now, zone } from '@/test/builders/meeting-builders';
import { aNotice } from '@/test/builders/notice-builders';
import { fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { Reminders } from './reminders';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  usePathname: jest.fn(() => '/rooms'),
  useRouter: () => ({ push: (address: string) => push(address) }),
}));

const minute = 60_000;
const readReminder = 'POST /api-meeting/api/user/notices/notice-1/actions/read';
const unread = 'GET /api-meeting/api/user/notices/actions/unread-count';
const detail = 'GET /api-meeting/api/user/v2/meetings/1234567891';

const soon = (facts: Partial<NoticeFacts> = {}, parts: Partial<Notice> = {}) =>
  aNotice({
    kind: 'reminder',
    ...parts,
    facts: { beginTime: now + 5 * minute, endTime: now + 50 * minute, label: 'before_5', ...facts },
  });

type Options = { meeting?: Meeting; staffId?: string };

function renderReminders(
  reminders: readonly Notice[],
  { meeting = aMeeting(), staffId = 'staff-1' }: Options = {},
) {
  const bff = fakeBff({
    [detail]: meeting,
    [readReminder]: undefined,
    [unread]: { count: 0, reminders: [] },
    'POST /api-meeting/api/user/meetings/meeting-1/actions/sign': { signStatus: 1 },
  });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <SignOutcomes phone="" zone={zone}>
        <Reminders staffId={staffId} zone={zone} />
      </SignOutcomes>
    </ServerClockProvider>,
    bff,
  );
  const arrive = (all: readonly Notice[]) =>
    act(() => view.queryClient.setQueryData(noticeKeys.unread(), { count: all.length, reminders: all }));
  arrive(reminders);
  return { bff, arrive, unmount: view.unmount, user: userEvent.setup() };
}

const line = (name = '会议将在 5 分钟后开始') => screen.findByRole('region', { name });
const becomes = (state: DocumentVisibilityState) => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  fireEvent(document, new Event('visibilitychange'));
};
/** A finger that goes sideways over an element. */
const swipe = (element: HTMLElement, distance: number) => {
  fireEvent.touchStart(element, { touches: [{ clientX: 200 }] });
  fireEvent.touchMove(element, { touches: [{ clientX: 200 + distance }] });
  fireEvent.touchEnd(element, { touches: [] });
};

afterEach(() => {
  jest.useRealTimers();
  becomes('visible');
  window.localStorage.clear();
  withoutNotifications();
  push.mockClear();
});

describe('a reminder in the product', () => {
  it('[BOOK-02] says how soon which meeting begins and where, and leads to it', async () => {
    renderReminders([soon()]);
    expect(await line()).toHaveTextContent('版本评审10:12–10:57 · 望江');
    expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute(
      'href',
      '/details/1234567891?from=notices',
    );
  });

  it('[UX-01] counts down on the screen, and is announced once', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    renderReminders([soon()]);
    expect(within(await line()).getByRole('status')).toHaveTextContent('会议将在 5 分钟后开始');
    await act(() => jest.advanceTimersByTimeAsync(2 * minute));
    const later = within(await line('会议将在 3 分钟后开始'));
    expect(later.getByText('会议将在 3 分钟后开始')).toBeVisible();
    expect(later.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[SIGN-01] offers the sign-in once the meeting takes it, and not before', async () => {
    const view = { isCanSign: true, signStatus: 0 } as const;
    const { bff, user } = renderReminders([soon()], {
      meeting: aMeeting({ can: { signIn: true }, meetingSignView: view }),
    });
    await user.click(await screen.findByRole('button', { name: '签到：版本评审' }));
    expect(await screen.findByRole('dialog', { name: '签到成功' })).toBeVisible();
    expect(bff.keys()).toContain('POST /api-meeting/api/user/meetings/meeting-1/actions/sign');
  });

  it('[SIGN-01] has no sign-in where the meeting has none', async () => {
    const { bff } = renderReminders([soon()]);
    await line();
    await waitFor(() => expect(bff.keys()).toContain(detail));
    expect(screen.queryByRole('button', { name: /签到/ })).not.toBeInTheDocument();
  });

  it('[BOOK-02] goes with a cancelled meeting', async () => {
    renderReminders([soon()], { meeting: aMeeting({ status: 'CANCEL' }) });
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });

  it('[BOOK-02] is read when it is closed, with the earlier ones of its meeting', async () => {
    const { bff, user } = renderReminders([soon()]);
    await line();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(bff.keys()).toContain(readReminder));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  it('[BOOK-02] stands once for a meeting with several reminders', async () => {
    renderReminders([soon(), soon({ label: 'before_15' }, { id: 'notice-0' })]);
    await line();
    expect(screen.getAllByRole('region')).toHaveLength(1);
  });

  it('[BOOK-02] is not shown for what has long begun or ended, nor on the page of its meeting', () => {
    renderReminders([soon({ beginTime: now - 11 * minute }), soon({ endTime: now })]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    jest.mocked(usePathname).mockReturnValue('/details/1234567891');
    renderReminders([soon()]);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    jest.mocked(usePathname).mockReturnValue('/rooms');
  });
});

describe('a reminder that was seen', () => {
  const gone = () => waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  const other = soon(
    { subject: '周会', meetingNo: '1234567892' },
    { id: 'notice-2', meetingId: 'meeting-2' },
  );

  it('[BOOK-02] stays on its page, and comes up on no other one', async () => {
    const { arrive } = renderReminders([soon()]);
    await line();
    // A changed fact draws it anew, on the page of the moment.
    arrive([soon({ address: '观海' })]);
    await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('观海'));
    jest.mocked(usePathname).mockReturnValue('/schedule');
    arrive([soon()]);
    await gone();
    jest.mocked(usePathname).mockReturnValue('/rooms');
    arrive([soon(), other]);
    expect(await line()).toHaveTextContent('周会');
  });

  it('[BOOK-02] does not come up in a page that is loaded later, where others do, also of its meeting', async () => {
    const { unmount } = renderReminders([soon()]);
    await line();
    unmount();
    const { arrive } = renderReminders([soon(), other]);
    expect(await line()).toHaveTextContent('周会');
    arrive([soon({}, { id: 'notice-3' }), soon()]);
    await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('版本评审'));
  });

  it('[BOOK-02] comes up for another person', async () => {
    const { unmount } = renderReminders([soon()]);
    await line();
    unmount();
    renderReminders([soon()], { staffId: 'staff-2' });
    expect(await line()).toBeVisible();
  });

  it('[BOOK-02] goes from a tab out of sight once another tab has shown it', async () => {
    becomes('hidden');
    renderReminders([soon()]);
    await line();
    window.localStorage.setItem('reminders-seen.staff-1', JSON.stringify(['notice-1']));
    fireEvent(window, new StorageEvent('storage'));
    await gone();
  });

  it('[BOOK-02] counts as seen only once its page is in sight', async () => {
    becomes('hidden');
    const { unmount } = renderReminders([soon()]);
    await line();
    unmount();
    renderReminders([soon()]);
    await line();
    becomes('visible');
    fireEvent(window, new StorageEvent('storage'));
    expect(screen.getByRole('region')).toBeVisible();
    expect(window.localStorage.getItem('reminders-seen.staff-1')).toBe('["notice-1"]');
  });

  it('[BOOK-02] gives its line to the next one when it is closed', async () => {
    const { user } = renderReminders([soon(), other]);
    expect(await line()).toHaveTextContent('版本评审');
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.getByRole('region')).toHaveTextContent('周会'));
  });

  it('[BOOK-02] is swiped away to either side, by a move that is long enough', async () => {
    const { bff } = renderReminders([soon()]);
    swipe(await line(), 40);
    expect(bff.keys()).not.toContain(readReminder);
    expect(screen.getByRole('region')).toBeVisible();
    swipe(screen.getByRole('region'), -120);
    await gone();
    await waitFor(() => expect(bff.keys()).toContain(readReminder));
  });

  it('[BOOK-02] follows the finger', async () => {
    renderReminders([soon()]);
    const region = await line();
    fireEvent.touchStart(region, { touches: [{ clientX: 200 }] });
    fireEvent.touchMove(region, { touches: [{ clientX: 230 }] });
    expect(region).toHaveStyle({ translate: '30px' });
    fireEvent.touchCancel(region);
    expect(region).not.toHaveStyle({ translate: '30px' });
  });
});

describe('a reminder by the browser', () => {
  it('[BOOK-02] comes once while nobody looks at the page, and leads to the meeting', async () => {
    const { notifications } = fakeNotifications('granted');
    becomes('hidden');
    const { arrive } = renderReminders([soon()]);
    await waitFor(() => expect(notifications).toHaveLength(1));
    arrive([soon()]);
    expect(notifications).toHaveLength(1);
    expect(notifications[0]?.title).toBe('会议将在 5 分钟后开始');
    expect(notifications[0]?.options).toMatchObject({
      body: '版本评审\n11月18日 周三 10:12–10:57 · 望江',
      tag: 'meeting-1',
    });
    const focus = jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    notifications[0]?.onclick?.();
    expect(focus).toHaveBeenCalled();
    expect(push).toHaveBeenCalledWith('/details/1234567891?from=notices');
  });

  it('[BOOK-02] does not come while the page is looked at', async () => {
    const { notifications } = fakeNotifications('granted');
    renderReminders([soon()]);
    await line();
    expect(notifications).toEqual([]);
  });

  it('[BOOK-02] asks for no permission by itself', async () => {
    const { notifications, request } = fakeNotifications('default');
    becomes('hidden');
    renderReminders([soon()]);
    await line();
    expect([notifications.length, request.mock.calls.length]).toEqual([0, 0]);
  });
});
