import fc from 'fast-check';
import { safeReturnTarget } from './return-target';

const origin = 'https://rooms.example';

describe('[S17] the return target', () => {
  it.each([
    ['/', '/'],
    ['/schedule', '/schedule'],
    ['/details/1024?from=schedule', '/details/1024?from=schedule'],
    [
      '/order-meeting?subject=%E5%91%A8%E4%BC%9A%20A&startTime=1795053600000',
      '/order-meeting?subject=%E5%91%A8%E4%BC%9A%20A&startTime=1795053600000',
    ],
    ['/schedule?mode=list#top', '/schedule?mode=list'],
    ['https://rooms.example/contact', '/contact'],
    ['/schedule?next=https://evil.example', '/schedule?next=https://evil.example'],
    ['/a/../schedule', '/schedule'],
  ])('%s goes to %s', (raw, target) => {
    expect(safeReturnTarget(raw, origin)).toBe(target);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    ' /schedule',
    '/schedule\u0000',
    '/schedule\u0085',
    'https://evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'http://rooms.example/schedule',
    'https://rooms.example.evil.example/',
    'https://rooms.example@evil.example/',
    'https://rooms.example:444/',
    'https://rooms.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://rooms.example/1',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2f%2fevil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/%252fevil.example',
    '/%255cevil.example',
    '/%09/evil.example',
    '/%0d%0aLocation:%20//evil.example',
    '/%zz',
    '/%c0%af',
    'schedule',
    '?a=1',
    '#a',
    '',
    undefined,
    null,
    1,
    ['/schedule'],
    {},
  ])('%p is refused', (raw) => {
    expect(safeReturnTarget(raw, origin)).toBeUndefined();
  });

  it.each([
    '/login',
    '/login?next=/login',
    '/Login',
    '/login/',
    '/%6cogin',
    '/%256cogin',
    '/a/../login',
    '/transfer?to=/schedule',
    '/switch',
    '/none',
    '/forgot-password',
    '/WorkWeChatLogin?accessToken=x',
    '/bff/session',
    '/sso/logout',
    '/api/clearCookies',
    '/api-auth/api/user/auth/logout',
    '/_next/static/x.js',
  ])('%s would loop or run a handler and is refused', (raw) => {
    expect(safeReturnTarget(raw, origin)).toBeUndefined();
  });

  it('whatever comes in, what goes out stays on our origin', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2f',
      '%5c',
      '%252f',
      ':',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'https:',
      'rooms.example',
      'schedule',
      'javascript:',
      ' ',
    );
    const raw = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
    );
    fc.assert(
      fc.property(raw, (value) => {
        const target = safeReturnTarget(value, origin);
        if (target === undefined) return;
        expect(new URL(target, origin).origin).toBe(origin);
        expect(new URL(decodeURIComponent(target.split('?')[0] ?? ''), origin).origin).toBe(origin);
        expect(target).toMatch(/^\/(?![/\\])[^\u0000-\u0020\\]*$/);
      }),
      { numRuns: 3_000 },
    );
  });
});
