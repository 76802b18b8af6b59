import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePathname } from 'next/navigation';
import { SignOutcomes } from '@/components/meeting/sign-in/sign-outcomes';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import type { Notice, NoticeFacts } from '@/lib/contract/notice';
import { limits } from '@/lib/domain/limits/limits';
import { noticeKeys } from '@/lib/query/notice-keys';
import { givePointerEvents } from '@/test/browser/pointer-events';
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

function renderReminders(reminders: readonly Notice[], meeting: Meeting = aMeeting()) {
  const bff = fakeBff({
    [detail]: meeting,
    [readReminder]: undefined,
    [unread]: { count: 0, reminders: [] },
    'POST /api-meeting/api/user/meetings/meeting-1/actions/sign': { signStatus: 1 },
  });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <SignOutcomes phone="" zone={zone}>
        <Reminders zone={zone} />
      </SignOutcomes>
    </ServerClockProvider>,
    bff,
  );
  const arrive = (all: readonly Notice[]) =>
    act(() => view.queryClient.setQueryData(noticeKeys.unread(), { count: all.length, reminders: all }));
  arrive(reminders);
  return { bff, arrive, user: userEvent.setup() };
}

const card = (name = '会议将在 5 分钟后开始') => screen.findByRole('region', { name });
const becomes = (state: DocumentVisibilityState) =>
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });

afterEach(() => {
  jest.useRealTimers();
  becomes('visible');
  withoutNotifications();
  push.mockClear();
});

beforeAll(givePointerEvents);

describe('a reminder in the product', () => {
  it('[BOOK-02] says how soon which meeting begins and where, and leads to it', async () => {
    renderReminders([soon()]);
    expect(await card()).toHaveTextContent('版本评审10:12–10:57 · 望江');
    expect(screen.getByRole('link', { name: '查看' })).toHaveAttribute(
      'href',
      '/details/1234567891?from=notices',
    );
  });

  it('[UX-01] counts down on the screen, and is announced once', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    renderReminders([soon()]);
    expect(within(await card()).getByRole('status')).toHaveTextContent('会议将在 5 分钟后开始');
    await act(() => jest.advanceTimersByTimeAsync(2 * minute));
    const later = within(await card('会议将在 3 分钟后开始'));
    expect(later.getByText('会议将在 3 分钟后开始')).toBeVisible();
    expect(later.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[SIGN-01] offers the sign-in once the meeting takes it, and not before', async () => {
    const view = { isCanSign: true, signStatus: 0 } as const;
    const { bff, user } = renderReminders(
      [soon()],
      aMeeting({ can: { signIn: true }, meetingSignView: view }),
    );
    await user.click(await screen.findByRole('button', { name: '签到：版本评审' }));
    expect(await screen.findByRole('dialog', { name: '签到成功' })).toBeVisible();
    expect(bff.keys()).toContain('POST /api-meeting/api/user/meetings/meeting-1/actions/sign');
  });

  it('[SIGN-01] has no sign-in where the meeting has none', async () => {
    const { bff } = renderReminders([soon()]);
    await card();
    await waitFor(() => expect(bff.keys()).toContain(detail));
    expect(screen.queryByRole('button', { name: /签到/ })).not.toBeInTheDocument();
  });

  it('[BOOK-02] goes with a cancelled meeting', async () => {
    renderReminders([soon()], aMeeting({ status: 'CANCEL' }));
    await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  });

  it('[BOOK-02] is read when it is closed, with the earlier ones of its meeting', async () => {
    const { bff, user } = renderReminders([soon()]);
    await card();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(bff.keys()).toContain(readReminder));
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  describe('[BOOK-02] comes once', () => {
    const seenAfter = () => act(() => jest.advanceTimersByTimeAsync(limits.reminderSeenMs));
    /** Another page, as the clock draws it. */
    const goTo = async (path: string) => {
      jest.mocked(usePathname).mockReturnValue(path);
      await act(() => jest.advanceTimersByTimeAsync(limits.clockTickMs));
    };
    beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
    afterEach(() => jest.mocked(usePathname).mockReturnValue('/rooms'));

    it('for whoever has seen it: it is read, stays on its page and goes with it', async () => {
      const { bff } = renderReminders([soon()]);
      await card();
      expect(bff.keys()).not.toContain(readReminder);
      await seenAfter();
      await waitFor(() => expect(bff.keys()).toContain(readReminder));
      expect(screen.getByRole('region')).toBeVisible();
      await goTo('/contact');
      expect(screen.queryByRole('region')).not.toBeInTheDocument();
    });

    it('and follows whoever leaves before that to the next page', async () => {
      renderReminders([soon()]);
      await card();
      jest.mocked(usePathname).mockReturnValue('/contact');
      await act(() => jest.advanceTimersByTimeAsync(limits.reminderSeenMs / 2));
      expect(screen.getByRole('region')).toBeVisible();
    });

    it('and is not seen while the page is hidden', async () => {
      becomes('hidden');
      const { bff } = renderReminders([soon()]);
      await card();
      await seenAfter();
      expect(bff.keys()).not.toContain(readReminder);
    });

    it('and is closed by a finger that pushes it aside', async () => {
      const { bff } = renderReminders([soon()]);
      const line = await card();
      fireEvent.pointerDown(line, { pointerType: 'touch', clientX: 200 });
      fireEvent.pointerMove(line, { pointerType: 'touch', clientX: 100 });
      fireEvent.pointerUp(line, { pointerType: 'touch', clientX: 100 });
      await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
      await waitFor(() => expect(bff.keys()).toContain(readReminder));
    });
  });

  it('[BOOK-02] stands once for a meeting with several reminders', async () => {
    renderReminders([soon(), soon({ label: 'before_15' }, { id: 'notice-0' })]);
    await card();
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
    await card();
    expect(notifications).toEqual([]);
  });

  it('[BOOK-02] asks for no permission by itself', async () => {
    const { notifications, request } = fakeNotifications('default');
    becomes('hidden');
    renderReminders([soon()]);
    await card();
    expect([notifications.length, request.mock.calls.length]).toEqual([0, 0]);
  });
});
