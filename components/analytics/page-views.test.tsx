import { act, fireEvent } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { broadcastSignedOut } from '@/components/session/other-tabs';
import { analytics } from '@/lib/domain/limits/analytics-limits';
import { failure, fakeBff, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { PageViews } from './page-views';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/rooms') }));
jest.mock('@/components/session/other-tabs', () => {
  const listeners = new Set<() => void>();
  return {
    onSignedOut: (listener: () => void) => (listeners.add(listener), () => listeners.delete(listener)),
    broadcastSignedOut: () => listeners.forEach((listener) => listener()),
  };
});

const key = 'POST /api-meeting/api/user/events';
const source = { version: 'V2.1', endpointType: 'WEB_APP', environment: 'test' } as const;
const visibility = jest.spyOn(document, 'visibilityState', 'get');

function renderViews(answer: unknown = () => new Response(null, { status: 204 })) {
  const bff = fakeBff({ [key]: answer });
  const fetch = jest.fn(bff.fetch);
  renderApp(<PageViews source={source} />, { fetch });
  return { bff, fetch };
}
const look = (state: DocumentVisibilityState) => {
  visibility.mockReturnValue(state);
  fireEvent(document, new Event('visibilitychange'));
};

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
  visibility.mockReturnValue('visible');
  jest.mocked(usePathname).mockReturnValue('/details/2026112301');
});
afterEach(() => {
  jest.useRealTimers();
  delete document.documentElement.dataset.embedded;
  delete (window as { workSdk?: unknown }).workSdk;
});

describe('[CFG-03] page views', () => {
  it('go out when the page is left, in a call that the browser finishes', () => {
    const { bff, fetch } = renderViews();
    act(() => jest.advanceTimersByTime(5_000));
    expect(bff.calls).toEqual([]);
    look('hidden');
    expect(bff.calls.map(({ body }) => body)).toEqual([
      {
        ...source,
        client: 'desktop',
        events: [
          { name: 'page_view', time: 1_000_000, page: '/details/{meetingNo}' },
          { name: 'page_stay', time: 1_005_000, page: '/details/{meetingNo}', durationMs: 5_000 },
        ],
      },
    ]);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
    fireEvent(window, new Event('pagehide'));
    expect(bff.calls).toHaveLength(1);
  });

  it('go out after a while on a page that stays', () => {
    const { bff } = renderViews();
    act(() => jest.advanceTimersByTime(analytics.flushMs));
    expect(bff.keys()).toEqual([key]);
  });

  it.each([
    ['offline', offline],
    ['refused', () => failure(429)],
    ['without a session', () => failure(401)],
  ])('that fail (%s) are nobody’s trouble', async (_, answer) => {
    const { bff } = renderViews(answer);
    look('hidden');
    await act(async () => undefined);
    expect(bff.keys()).toEqual([key]);
  });

  it('are not sent once the session is over', () => {
    const { bff } = renderViews();
    broadcastSignedOut();
    fireEvent(window, new Event('pagehide'));
    expect(bff.calls).toEqual([]);
  });

  it.each([
    ['embedded', () => (document.documentElement.dataset.embedded = '')],
    ['desktop-app', () => Object.assign(window, { workSdk: { version: '1' } })],
    [
      'phone',
      () => jest.spyOn(window, 'matchMedia').mockReturnValueOnce({ matches: true } as MediaQueryList),
    ],
  ])('say that the client is %s', (client, prepare) => {
    prepare();
    const { bff } = renderViews();
    look('hidden');
    expect(bff.calls[0]?.body).toMatchObject({ client });
  });
});
