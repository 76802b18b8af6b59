import { sessionOf } from '@/test/bff/test-gateway';
import type { SessionReading } from '../read-session';
import { startUp } from './start-up';

const readings = {
  none: { kind: 'none' },
  expired: { kind: 'refused', reason: 'expired' },
  unreadable: { kind: 'unavailable', cause: new Error('no key') },
  valid: { kind: 'session', session: sessionOf(), idleUntil: 1 },
} satisfies Record<string, SessionReading>;

describe('[SESS-02] what a visit begins with', () => {
  it.each([
    ['a session whose time is not over', '/schedule', 'valid', 'load-user'],
    ['the same in the work-chat app, which comes without a token', '/WorkWeChatLogin', 'valid', 'load-user'],
    ['a session whose time is over', '/schedule', 'expired', 'log-in'],
    ['no session', '/rooms', 'none', 'log-in'],
    ['our own fault', '/rooms', 'unreadable', 'load-user'],
    ['token and user in the address', '/WorkWeChatLogin?accessToken=t&userId=u', 'none', 'hand-off'],
    ['a token before the log-in', '/login?access_token=t', 'expired', 'hand-off'],
    ['[S14] a token on top of a session', '/WorkWeChatLogin?accessToken=t', 'valid', 'hand-off'],
    ['an empty token', '/WorkWeChatLogin?accessToken=', 'none', 'log-in'],
    ['a token at a page, with its user', '/schedule?access_token=t&userId=u', 'none', 'hand-off'],
    ['a token at a page, on top of a session', '/rooms?accessToken=t', 'valid', 'hand-off'],
    ['[AUTH-06] a token under the other entry’s name', '/login?accessToken=t', 'none', 'hand-off'],
  ] as const)('%s: %s (%s) → %s', (_case, address, reading, decided) => {
    const url = new URL(address, 'https://rooms.example');
    expect(startUp({ url, reading: readings[reading] })).toBe(decided);
  });
});
