import { isEmbedded, rememberEmbedded } from './embedded-mode';

const setting = { insecure: false, framed: false };
const name = '__Host-rooms-embedded';
const visit = (address: string, cookie = '') => ({
  url: new URL(address, 'https://rooms.example'),
  headers: new Headers(cookie === '' ? {} : { cookie }),
});

describe('[NAV-06] embedded mode', () => {
  it.each([
    ['/rooms?embedded=1', '', true],
    ['/rooms', `${name}=1`, true],
    ['/rooms', '', false],
    ['/rooms?embedded=true', '', false],
    ['/rooms?embedded=0', `${name}=1`, false],
    ['/rooms', `${name}=1; ${name}=1`, false],
  ])('%s with %j: %s', (address, cookie, isOn) => {
    expect(isEmbedded(visit(address, cookie), setting)).toBe(isOn);
  });

  it('[S02] is remembered for the visit, where no script reads it', () => {
    expect(rememberEmbedded(visit('/rooms?embedded=1'), setting)).toBe(
      `${name}=1; Path=/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure`,
    );
    expect(rememberEmbedded(visit('/rooms?embedded=1', `${name}=1`), setting)).toBeUndefined();
    expect(rememberEmbedded(visit('/rooms', `${name}=1`), setting)).toBeUndefined();
    expect(rememberEmbedded(visit('/rooms?embedded=0', `${name}=1`), setting)).toContain('Max-Age=0');
  });
});
