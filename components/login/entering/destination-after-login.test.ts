import { destinationAfterLogin } from './destination-after-login';

describe('where a log-in leads', () => {
  it('[SESS-03] no company leads to /none at once', () => {
    expect(destinationAfterLogin({ next: '/none', wanted: '/rooms' })).toEqual({ path: '/none', delayMs: 0 });
  });

  it('[SESS-10] of a new account one reads before it leads on', () => {
    expect(destinationAfterLogin({ next: '/none', registered: true })).toEqual({
      path: '/none',
      delayMs: 2_000,
    });
  });

  it('[SESS-03] several companies lead to the chooser at once, which remembers the page asked for', () => {
    expect(destinationAfterLogin({ next: '/switch' })).toEqual({ path: '/switch', delayMs: 0 });
    expect(destinationAfterLogin({ next: '/switch', wanted: '/rooms?a=1&b=2' })).toEqual({
      path: '/switch?to=%2Frooms%3Fa%3D1%26b%3D2',
      delayMs: 0,
    });
  });

  it('[SESS-03] otherwise the page asked for, or the schedule, after about two seconds', () => {
    expect(destinationAfterLogin({ next: '/schedule' })).toEqual({ path: '/schedule', delayMs: 2_000 });
    expect(destinationAfterLogin({ next: '/schedule', wanted: '/rooms' })).toEqual({
      path: '/rooms',
      delayMs: 2_000,
    });
  });
});
