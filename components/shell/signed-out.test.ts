import { enter } from './enter';
import { createSignedOutHandler } from './signed-out';

jest.mock('./enter', () => ({ enter: jest.fn() }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(enter).mockClear();
});
afterEach(() => jest.useRealTimers());

describe('a session that is gone', () => {
  it('[SESS-07] leaves once for the log-in after 200 ms, however many calls say so, and comes back', () => {
    window.history.replaceState(null, '', '/rooms?day=2026-11-18');
    const signedOut = createSignedOutHandler();
    for (let call = 0; call < 20; call += 1) signedOut();
    jest.advanceTimersByTime(199);
    expect(enter).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1_000);
    expect(jest.mocked(enter).mock.calls).toEqual([['/login?to=%2Frooms%3Fday%3D2026-11-18']]);
  });

  it('[SESS-07] stays on the log-in page', () => {
    window.history.replaceState(null, '', '/login');
    createSignedOutHandler()();
    jest.runAllTimers();
    expect(enter).not.toHaveBeenCalled();
  });
});
