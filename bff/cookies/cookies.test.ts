import { clearCookie, readCookie, setCookie } from './cookies';

const plain = { insecure: false, framed: false };

describe('[S02] cookies', () => {
  it('reach foreign frames only where such were configured, and then only over https and each frame its own', () => {
    expect(setCookie('session', 'v', { ...plain, framed: true, maxAgeSeconds: 60 })).toBe(
      '__Host-rooms-session=v; Path=/; Max-Age=60; HttpOnly; SameSite=None; Secure; Partitioned',
    );
  });

  it('belong to this host, to https and to no script', () => {
    expect(setCookie('session', 'v', { ...plain, maxAgeSeconds: 60 })).toBe(
      '__Host-rooms-session=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure',
    );
    expect(clearCookie('pre-login', plain)).toBe(
      '__Host-rooms-pre-login=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    );
  });

  it('do without prefix and Secure where http was switched on', () => {
    expect(setCookie('session', 'v', { ...plain, insecure: true, maxAgeSeconds: 60 })).toBe(
      'rooms-session=v; Path=/; Max-Age=60; HttpOnly; SameSite=Lax',
    );
  });
});

it.each([
  [null, 'absent'],
  ['', 'absent'],
  ['other=1; sid2=3; xsid=4', 'absent'],
  ['sid=', 'absent'],
  ['sid', 'absent'],
  ['a=1;sid=A', { value: 'A' }],
  [' sid = A ', { value: 'A' }],
  ['sid=A=B', { value: 'A=B' }],
  ['sid=A; sid=B', 'duplicate'],
  ['sid=A; sid=A', 'duplicate'],
  ['sid=A; sid=', 'duplicate'],
])('[S06] reads the Cookie header %j', (header, expected) => {
  expect(readCookie(header, 'sid')).toEqual(expected);
});
