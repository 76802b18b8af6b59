import { safeLink } from './safe-link';

describe('[S49] an address that somebody else has written', () => {
  it.each([
    'https://meet.example/42?pwd=a#b',
    'http://10.0.0.7:8080/x',
    'HTTPS://meet.example/',
    'https://会议.example/房间',
    '/rooms/river.jpg',
    '/agreement/user',
  ])('may be %s', (address) => {
    expect(safeLink(address)).toBe(address);
  });

  it.each([
    ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'javascript://https://x.example/%0aalert(1)'],
    ...[
      'java\tscript:alert(1)',
      'java\nscript:alert(1)',
      '\u0001javascript:alert(1)',
      ' javascript:alert(1)',
    ],
    ...['data:text/html,<script>alert(1)</script>', 'data:image/svg+xml,<svg onload=alert(1)>', 'vbscript:x'],
    ...[
      'blob:https://x.example/1',
      'file:///etc/passwd',
      'tel:110',
      'mailto:a@b.c',
      'weixin://scan',
      'about:blank',
    ],
    ...[
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\tx',
      'https:evil.example',
      'https://',
      'http:///x',
    ],
    ...[
      'https://a.example/\r\nSet-Cookie: a',
      'https://a.example/ b',
      'https://a.example\u2028',
      'x',
      '',
      '#',
      '?a',
    ],
    ...['https://bank.example@evil.test', 'https://a:b@evil.test/', 'https://:b@evil.test'],
    ...[undefined, null, 1, {}, ['https://a.example']],
  ])('is none when it is %j', (address) => {
    expect(safeLink(address)).toBeUndefined();
  });
});
