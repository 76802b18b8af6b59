import { expectStaff } from '@/lib/client/browser-api';
import { takeStoredTarget } from './take-stored-target';
import { enter } from './enter';
import { createExits } from './exits';

jest.mock('./enter', () => ({ enter: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(enter).mockClear();
});
afterEach(() => jest.useRealTimers());

const at = (address: string) => window.history.replaceState(null, '', address);

describe('a session that is gone', () => {
  it.each(['/rooms?day=2026-11-18', '/early-end/42'])(
    '[SESS-07] [R25] leaves %s once for the log-in after 200 ms, however many calls say so, and comes back',
    (address) => {
      at(address);
      const exits = createExits();
      for (let call = 0; call < 20; call += 1) exits.onSignedOut();
      jest.advanceTimersByTime(199);
      expect(enter).not.toHaveBeenCalled();
      jest.advanceTimersByTime(1_000);
      expect(jest.mocked(enter).mock.calls).toEqual([[`/login?to=${encodeURIComponent(address)}&ended=1`]]);
    },
  );

  it('[SESS-07] stays on the log-in page', () => {
    at('/login');
    createExits().onSignedOut();
    jest.runAllTimers();
    expect(enter).not.toHaveBeenCalled();
  });

  it('[SESS-07] leaves nothing behind in the browser, and not before it leaves', () => {
    at('/rooms');
    localStorage.setItem('remembered', 'x');
    sessionStorage.setItem('draft', 'x');
    createExits().onSignedOut();
    expect(sessionStorage).toHaveLength(1);
    jest.runAllTimers();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it('[ERR-02] [SESS-07] [R25] leaves the booking that was being written for who logs in again', () => {
    at('/order-meeting');
    sessionStorage.setItem('order-parameters.s1', '{"subject":"周会"}');
    createExits().onSignedOut();
    jest.runAllTimers();
    expect({ ...sessionStorage }).toEqual({ 'order-parameters.s1': '{"subject":"周会"}' });
    sessionStorage.clear();
  });
});

describe('[SESS-07] a session that is gone in another host than a browser', () => {
  const workChatLoginUrl = 'https://work-chat.example/enter';
  const agent = jest.spyOn(window.navigator, 'userAgent', 'get');
  beforeEach(() => expectStaff('s1'));
  afterEach(() => {
    expectStaff(undefined);
    Reflect.deleteProperty(window, 'workSdk');
    agent.mockReturnValue('jsdom');
  });
  const leaveFrom = (address: string) => {
    at(address);
    const exits = createExits({ workChatLoginUrl });
    for (let call = 0; call < 20; call += 1) exits.onSignedOut();
    jest.runAllTimers();
    return jest.mocked(enter).mock.calls;
  };

  it('leads the desktop app to /none, and keeps where one was for the same person', () => {
    Object.assign(window, { workSdk: {} });
    sessionStorage.setItem('draft', 'x');
    expect(leaveFrom('/early-end/42?from=app')).toEqual([['/none']]);
    expect(sessionStorage.getItem('draft')).toBeNull();
    expect(takeStoredTarget('s1')).toBe('/early-end/42?from=app');
  });

  it('leads the work-chat app to its own log-in', () => {
    agent.mockReturnValue('Mozilla/5.0 wxwork/4.1.0 MicroMessenger/7.0.1');
    expect(leaveFrom('/early-end/42')).toEqual([[workChatLoginUrl]]);
    expect(takeStoredTarget('s1')).toBe('/early-end/42');
  });

  it('does not leave the page that the work-chat app has just failed at', () => {
    agent.mockReturnValue('Mozilla/5.0 wxwork/4.1.0');
    expect(leaveFrom('/WorkWeChatLogin')).toEqual([]);
  });

  it('leads anybody to our log-in where no other is configured', () => {
    agent.mockReturnValue('Mozilla/5.0 wxwork/4.1.0');
    at('/rooms');
    createExits().onSignedOut();
    jest.runAllTimers();
    expect(jest.mocked(enter).mock.calls).toEqual([['/login?to=%2Frooms&ended=1']]);
  });
});

describe('a company that is gone', () => {
  it('[S10] leads to where that is explained, once', () => {
    at('/rooms');
    const exits = createExits();
    exits.onIdentityMissing();
    exits.onIdentityMissing();
    exits.onSignedOut();
    jest.runAllTimers();
    expect(jest.mocked(enter).mock.calls).toEqual([['/none']]);
  });

  it('[S10] [S18] leaves nothing of what was written in it', () => {
    at('/order-meeting');
    sessionStorage.setItem('order-parameters.s1', '{"subject":"周会"}');
    createExits().onIdentityMissing();
    jest.runAllTimers();
    expect(sessionStorage).toHaveLength(0);
  });

  it('[S10] does not leave the page that explains it', () => {
    at('/none');
    createExits().onIdentityMissing();
    jest.runAllTimers();
    expect(enter).not.toHaveBeenCalled();
  });
});
