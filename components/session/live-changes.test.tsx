import { act, screen } from '@testing-library/react';
import { limits } from '@/lib/domain/limits/limits';
import { fakeNotifications, withoutNotifications } from '@/test/browser/fake-notifications';
import { liveChanges } from '@/lib/domain/limits/live-limits';
import { FailedCallContext } from '@/lib/query/context/failed-call-context';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { OneBrowser } from '@/test/browser/one-browser';
import { renderApp } from '@/test/render/render-app';
import { eventConnection, sentEvent } from '@/test/http/server-sent-events';
import { ApprovalLink } from '@/components/frame/top-bar/approval-link';
import { LiveChanges } from './live-changes';
import { broadcastIdentity, broadcastActiveTab, broadcastSignedOut } from './other-tabs';

const changesKey = 'GET /api-meeting/api/user/changes';
const unreadKey = 'GET /api-meeting/api/user/meeting-audit-records/actions/unread-count';
const wait = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const untilRead = () => wait(liveChanges.spreadMs);

/** A page of s1 with the badge of the frame on it. */
function openPage({ refuse }: { refuse?: () => Response } = {}) {
  const connections: ReturnType<typeof eventConnection>[] = [];
  const failed: Error[] = [];
  let unread = 1;
  const bff = fakeBff({
    [changesKey]: () => {
      if (refuse) return refuse();
      const connection = eventConnection();
      connections.push(connection);
      return connection.response;
    },
    [unreadKey]: () => Response.json({ count: unread }),
  });
  const view = renderApp(
    <FailedCallContext value={(error) => failed.push(error)}>
      <ApprovalLink unread={unread} />
      <LiveChanges staffId="s1" />
    </FailedCallContext>,
    bff,
  );
  return {
    ...view,
    bff,
    connections,
    failed,
    opened: () => bff.keys().filter((key) => key === changesKey).length,
    isOpen: () => connections.at(-1)?.isCancelled() === false,
    /** Time goes by, with the signs of life that the service gives meanwhile. */
    whileAlive: async (ms: number) => {
      for (let left = ms; left > 0; left -= 5_000) {
        if (connections.at(-1)?.isCancelled() === false) connections.at(-1)?.send(':\n\n');
        await wait(Math.min(left, 5_000));
      }
    },
    someoneAsksMe: () => {
      unread = 2;
    },
  };
}

function becomes(visibilityState: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
function goes(state: 'online' | 'offline') {
  Object.defineProperty(navigator, 'onLine', { value: state === 'online', configurable: true });
  window.dispatchEvent(new Event(state));
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(window, { BroadcastChannel: OneBrowser });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'BroadcastChannel');
  Reflect.deleteProperty(document, 'visibilityState');
  Reflect.deleteProperty(navigator, 'onLine');
});

describe('an open page', () => {
  it('[UX-02] [NAV-01] shows what others have just done', async () => {
    const { bff, connections, someoneAsksMe } = openPage();
    await untilRead();
    const before = bff.keys();
    someoneAsksMe();
    connections[0]?.send(
      sentEvent('change', { id: '1', data: { kind: 'staff', ids: ['s1'], version: '1' } }),
    );
    await untilRead();
    expect(screen.getByRole('link', { name: '审批，2 条未读' })).toBeVisible();
    expect(bff.keys()).toEqual([...before, unreadKey]);
  });

  it('[UX-02] reads everything again when its stream begins long after the page was made', async () => {
    jest.setSystemTime(performance.timeOrigin + liveChanges.overlapMs + 1);
    const { bff } = openPage();
    await wait(liveChanges.gapSpreadMs);
    expect(bff.keys().slice(-2)).toEqual([changesKey, unreadKey]);
  });

  it('[UX-02] gives its stream back a while after it was put away, and goes on behind the last change when it returns', async () => {
    const { bff, connections, opened, isOpen, whileAlive } = openPage();
    await wait();
    connections[0]?.send(sentEvent('change', { id: '7', data: { kind: 'meeting', ids: [], version: '7' } }));
    await wait();
    becomes('hidden');
    await whileAlive(liveChanges.hiddenMs - 1);
    expect(isOpen()).toBe(true);
    await wait(1);
    expect(isOpen()).toBe(false);
    becomes('visible');
    await wait();
    expect(isOpen()).toBe(true);
    expect(opened()).toBe(2);
    expect(bff.calls.at(-1)?.headers.get('last-event-id')).toBe('7');
  });

  it('[UX-02] keeps its stream through a short absence', async () => {
    const { opened, isOpen, whileAlive } = openPage();
    await wait();
    becomes('hidden');
    await whileAlive(liveChanges.hiddenMs - 1);
    becomes('visible');
    await whileAlive(liveChanges.hiddenMs);
    expect([opened(), isOpen()]).toEqual([1, true]);
  });

  it('[BOOK-02] keeps its stream while it is hidden where the browser shows reminders, also through a lost network', async () => {
    fakeNotifications('granted');
    const { opened, isOpen, whileAlive } = openPage();
    await wait();
    becomes('hidden');
    await whileAlive(2 * liveChanges.hiddenMs);
    goes('offline');
    await wait();
    expect([opened(), isOpen()]).toEqual([1, true]);
    withoutNotifications();
  });

  it('[UX-02] that is put away gives way at once to another one that is looked at', async () => {
    const { isOpen } = openPage();
    await wait();
    broadcastActiveTab('another');
    await wait();
    expect(isOpen()).toBe(true);
    becomes('hidden');
    broadcastActiveTab('another');
    await wait();
    expect(isOpen()).toBe(false);
  });

  it('[UX-02] leaves connections for calls: of many windows side by side the last few that were used are live', async () => {
    const { opened, isOpen } = openPage();
    await wait();
    const used = async (names: readonly string[]) => {
      for (const name of names) broadcastActiveTab(name);
      await wait();
    };
    const others = Array.from({ length: liveChanges.perBrowser }, (_, index) => `window ${index}`);
    await used([...others.slice(1), ...others.slice(1)]);
    expect(isOpen()).toBe(true);
    await used(others);
    expect(isOpen()).toBe(false);
    window.dispatchEvent(new Event('focus'));
    await wait();
    await used(others.slice(1));
    expect([opened(), isOpen()]).toEqual([2, true]);
  });

  it('[R31] does without while there is no network, and comes back with it, not all pages at once', async () => {
    const { opened, isOpen } = openPage();
    await wait();
    goes('offline');
    await wait(10 * liveChanges.retryMaxMs);
    expect([opened(), isOpen()]).toEqual([1, false]);
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.5);
    goes('online');
    await wait(liveChanges.retryMs / 2 - 1);
    expect(opened()).toBe(1);
    await wait(1);
    expect(isOpen()).toBe(true);
  });

  it('[UX-02] closes its stream when it is left, and opens it when the browser brings it back', async () => {
    const { isOpen } = openPage();
    await wait();
    window.dispatchEvent(new Event('pagehide'));
    await wait();
    expect(isOpen()).toBe(false);
    window.dispatchEvent(new Event('pageshow'));
    await wait();
    expect(isOpen()).toBe(true);
  });

  it('[UX-02] has no stream in the background, where it was opened unseen', async () => {
    becomes('hidden');
    const { opened } = openPage();
    await wait(liveChanges.hiddenMs);
    expect(opened()).toBe(0);
  });

  it('[UX-02] closes its stream with itself', async () => {
    const { unmount, isOpen } = openPage();
    await wait();
    unmount();
    await wait();
    expect(isOpen()).toBe(false);
    becomes('visible');
    await wait();
    expect(isOpen()).toBe(false);
  });
});

describe('a session that ends', () => {
  it.each([401, 403, 409])(
    '[SESS-07] [S10] [R32] takes the stream along, like any call: %i',
    async (status) => {
      const { failed, opened } = openPage({ refuse: () => failure(status) });
      await wait(limits.unauthorizedDelayMs + liveChanges.retryMaxMs);
      expect(failed).toMatchObject([{ status }]);
      expect(opened()).toBe(1);
    },
  );

  it('[S08] in another tab ends the stream here', async () => {
    const { isOpen } = openPage();
    await wait();
    broadcastSignedOut();
    await wait();
    expect(isOpen()).toBe(false);
    becomes('visible');
    await wait();
    expect(isOpen()).toBe(false);
  });

  it('[R32] and becomes somebody else’s pauses the stream until it is this page’s again', async () => {
    const { opened, isOpen } = openPage();
    await wait();
    broadcastIdentity({ staffId: 's2', companyName: '远山咨询' });
    await wait();
    expect(isOpen()).toBe(false);
    broadcastIdentity({ staffId: 's1', companyName: '示例科技' });
    await wait();
    expect([opened(), isOpen()]).toEqual([2, true]);
  });
});
