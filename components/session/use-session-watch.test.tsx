import { renderHook } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { OneBrowser } from '@/test/browser/one-browser';
import { enter } from './enter';
import { broadcastSignedOut } from './other-tabs';
import { reload } from '@/components/failures/reload';
import { useSessionWatch } from './use-session-watch';

jest.mock('./enter', () => ({ enter: jest.fn() }));
jest.mock('next/navigation', () => ({ usePathname: jest.fn(() => '/rooms') }));
jest.mock('@/components/failures/reload', () => ({ reload: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, { BroadcastChannel: OneBrowser });
  window.history.replaceState(null, '', '/rooms');
});
afterEach(() => Reflect.deleteProperty(window, 'BroadcastChannel'));

const pageshow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a page that has called nobody', () => {
  it('[S08] leaves when another tab has logged out, and takes its drafts along', () => {
    sessionStorage.setItem('draft', 'x');
    renderHook(useSessionWatch);
    broadcastSignedOut('another tab');
    expect(jest.mocked(enter).mock.calls).toEqual([['/login']]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('[SESS-06] leaves a log-out of its own the way that it goes, which may lead to the identity provider', () => {
    renderHook(useSessionWatch);
    broadcastSignedOut();
    expect(enter).not.toHaveBeenCalled();
  });

  it('[S08] stays where one logs in', () => {
    window.history.replaceState(null, '', '/login');
    renderHook(useSessionWatch);
    broadcastSignedOut('another tab');
    expect(enter).not.toHaveBeenCalled();
  });

  it('[S08] does without the channel where a browser has none', () => {
    Reflect.deleteProperty(window, 'BroadcastChannel');
    const { unmount } = renderHook(useSessionWatch);
    broadcastSignedOut('another tab');
    unmount();
    expect(enter).not.toHaveBeenCalled();
  });

  it('[S12] [ERR-02] starts over when the router alone has led to the log-in, for Back would find the page in its memory', () => {
    const { rerender } = renderHook(useSessionWatch);
    expect(enter).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/login?to=%2Frooms');
    sessionStorage.setItem('draft', 'x');
    sessionStorage.setItem('order-parameters.s1', '{"subject":"周会"}');
    jest.mocked(usePathname).mockReturnValueOnce('/login');
    rerender();
    expect(jest.mocked(enter).mock.calls).toEqual([['/login?to=%2Frooms']]);
    expect(Object.keys(sessionStorage)).toEqual(['order-parameters.s1']);
    sessionStorage.clear();
  });

  it('[S12] asks again, unseen, when the Back button brings it back as it was', () => {
    renderHook(useSessionWatch);
    pageshow(false);
    expect(reload).not.toHaveBeenCalled();
    pageshow(true);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.documentElement).not.toBeVisible();
  });
});
