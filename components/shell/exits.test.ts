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
      expect(jest.mocked(enter).mock.calls).toEqual([[`/login?to=${encodeURIComponent(address)}`]]);
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

  it('[S10] does not leave the page that explains it', () => {
    at('/none');
    createExits().onIdentityMissing();
    jest.runAllTimers();
    expect(enter).not.toHaveBeenCalled();
  });
});
