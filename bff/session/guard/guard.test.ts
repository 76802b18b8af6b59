import { sessionOf } from '@/test/bff/test-gateway';
import { guard } from './guard';
import type { SessionReading } from '../read-session';

const readings = {
  nobody: { kind: 'none' },
  expired: { kind: 'refused', reason: 'expired' },
  tossed: { kind: 'refused', reason: 'duplicate' },
  unreadable: { kind: 'unavailable', cause: new Error('no key') },
  account: { kind: 'session', session: sessionOf({ staff: undefined }), idleUntil: Infinity },
  staff: { kind: 'session', session: sessionOf(), idleUntil: Infinity },
} satisfies Record<string, SessionReading>;

type Who = keyof typeof readings;

const ask = (target: string, who: Who, companyEnvironment = true) => {
  const decision = guard({ target, reading: readings[who], companyEnvironment });
  return decision.kind === 'redirect' ? decision.to : 'pass';
};

describe('[SESS-05] the guard', () => {
  it.each<[Who, string]>([
    ['nobody', '/login?to=%2Fdetails%2F1024%3Ffrom%3Dschedule'],
    ['expired', '/login?to=%2Fdetails%2F1024%3Ffrom%3Dschedule&ended=1'],
    ['tossed', '/login?to=%2Fdetails%2F1024%3Ffrom%3Dschedule&ended=1'],
    ['account', '/none'],
    ['staff', 'pass'],
    // Our fault: the page tells, instead of logging out someone who is logged in.
    ['unreadable', 'pass'],
  ])('sends %s who asks for a meeting to %s', (who, to) => {
    expect(ask('/details/1024?from=schedule', who)).toBe(to);
  });

  it.each(Object.keys(readings) as Who[])('lets %s see every public page, so that nothing loops', (who) => {
    const pages = [
      '/login',
      '/forgot-password',
      '/transfer?to=x',
      '/switch',
      '/none',
      '/WorkWeChatLogin?accessToken=1',
    ];
    for (const page of [
      ...pages,
      '/share/abc',
      '/unsubscribe/abc',
      '/agreement/user',
      '/login?to=%2Fschedule',
    ]) {
      expect([page, ask(page, who)]).toEqual([page, 'pass']);
    }
  });

  it.each(['/', '/schedule', '/loginx', '/login/x', '/share', '/Login', '/x/login', '/unknown'])(
    'does not take %s for a public page',
    (page) => expect(ask(page, 'nobody')).toMatch(/^\/login/),
  );

  it('asks for no company outside a company environment', () => {
    expect(ask('/schedule', 'account', false)).toBe('pass');
    expect(ask('/schedule', 'nobody', false)).toBe('/login?to=%2Fschedule');
  });

  it('comes back to nothing but a path of this site', () => {
    expect(ask('/', 'nobody')).toBe('/login');
    expect(ask('/', 'expired')).toBe('/login?ended=1');
    expect(ask('//evil.example/x', 'nobody')).toBe('/login');
    expect(ask(`/schedule?x=${'a'.repeat(3_000)}`, 'nobody')).toBe('/login');
  });
});
