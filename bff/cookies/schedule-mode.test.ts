import { rememberedMode, rememberMode } from './schedule-mode';

const setting = { insecure: false, framed: false };
const name = '__Host-rooms-schedule-mode';
const withCookie = (cookie = '') => new Headers(cookie === '' ? {} : { cookie });
const visit = (address: string, cookie?: string) =>
  rememberMode({ url: new URL(address, 'https://rooms.example'), headers: withCookie(cookie) }, setting);

describe('[SCH-05] the mode of the schedule', () => {
  it.each(['/schedule?mode=calendar', '/meeting_days?day=2026-11-20&mode=calendar'])(
    '[S02] is remembered from %s where no script reads it',
    (address) => {
      expect(visit(address)).toBe(
        `${name}=calendar; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure`,
      );
    },
  );

  it('is the month by the name that other calendars give it', () => {
    expect(visit('/schedule?mode=month')).toContain('=calendar;');
  });

  it.each([
    ['an address without a mode', '/schedule', ''],
    ['no mode of ours', '/schedule?mode=year', ''],
    ['another page', '/rooms?mode=calendar', ''],
    ['[CAL-05] a link to a moment', '/schedule?mode=calendar&targetTime=1795000000000', ''],
    ['what is remembered already', '/schedule?mode=calendar', `${name}=calendar`],
  ])('is not written down for %s', (_case, address, cookie) => {
    expect(visit(address, cookie)).toBeUndefined();
  });

  it.each([
    [`${name}=calendar`, 'calendar'],
    [`a=1; ${name}=list`, 'list'],
    [`${name}=week`, 'week'],
    [`${name}=year`, undefined],
    [`${name}=list; ${name}=calendar`, undefined],
    ['', undefined],
  ])('reads %j', (cookie, mode) => {
    expect(rememberedMode(withCookie(cookie), setting)).toBe(mode);
  });
});
