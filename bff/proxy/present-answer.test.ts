import { presentAnswer } from './present-answer';

function stream(headers: HeadersInit) {
  const body = new Response('bytes').body;
  const service = { kind: 'stream', status: 200, headers: new Headers(headers), body } as const;
  return presentAnswer(service, { traceId: 't' });
}

it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', 'message/rfc822', ''])(
  '[S34] [S53] makes a download of %s, whatever the service calls it',
  (type) => {
    const { headers } = stream({ 'content-type': type });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
  },
);

it('[S34] [S53] shows pictures and PDF, and passes on what a range needs', async () => {
  const response = stream({
    'content-type': 'image/png',
    'content-range': 'bytes 0-4/9',
    'content-length': '5',
    'set-cookie': 'evil=1',
    etag: 'x',
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-range': 'bytes 0-4/9',
    'x-content-length': '5',
  });
  for (const name of ['content-length', 'set-cookie', 'etag']) expect(response.headers.has(name)).toBe(false);
  expect(await response.text()).toBe('bytes');
});

it.each(['4', '6', '999'])('[S34] breaks off a body of 5 bytes that is announced as %s', async (length) => {
  await expect(stream({ 'content-length': length }).text()).rejects.toThrow('than announced');
});

it.each([
  ['is none', { 'content-length': 'five' }],
  ['counts encoded bytes', { 'content-length': '25', 'content-encoding': 'gzip' }],
])('[S34] announces no length that %s', async (_, headers) => {
  const response = stream(headers);
  expect(response.headers.has('x-content-length')).toBe(false);
  expect(await response.text()).toBe('bytes');
});

describe('a download is named', () => {
  const dispositionOf = (given: string, type = 'application/zip') =>
    stream({ 'content-type': type, 'content-disposition': given }).headers.get('content-disposition');

  it.each([
    ['as the service says', 'attachment; filename="plan.pdf"', 'attachment; filename=plan.pdf'],
    ['without path', 'attachment; filename="../../etc/passwd"', 'attachment; filename=passwd'],
    [
      'without line breaks',
      "attachment; filename*=UTF-8''a%0D%0AX-Evil%3A1.pdf",
      'attachment; filename=aX-Evil_1.pdf',
    ],
    [
      'without quotes and NUL',
      "attachment; filename*=UTF-8''a%22%00%3B.pdf",
      'attachment; filename="a_;.pdf"',
    ],
    [
      'without another direction',
      "attachment; filename*=UTF-8''a%E2%80%AEfdp.exe",
      'attachment; filename=afdp.exe',
    ],
    [
      'in Chinese, with emoji',
      "attachment; filename*=UTF-8''%E4%BC%9A%F0%9F%91%8D.pdf",
      `attachment; filename="???.pdf"; filename*=UTF-8''%E4%BC%9A%F0%9F%91%8D.pdf`,
    ],
    ['not at all when nothing is left', 'attachment; filename=".."', 'attachment'],
    ['by the part that can be read', 'attachment; filename="a" evil', 'attachment; filename=a'],
    ['not at all when nothing can be read', '=; "', 'attachment'],
    ['by no parameters but its name', 'attachment; filename=a.pdf; foo=bar', 'attachment; filename=a.pdf'],
    ['as a download although the service shows it', 'inline; filename=a.html', 'attachment; filename=a.html'],
  ])('[S54] %s', (_, given, named) => {
    expect(dispositionOf(given)).toBe(named);
  });

  it('[S54] in 255 bytes', () => {
    const given = `attachment; filename*=UTF-8''${encodeURIComponent('会'.repeat(100))}.pdf`;
    expect(dispositionOf(given)).toContain(`filename*=UTF-8''${encodeURIComponent('会'.repeat(83))}.pdf`);
  });

  it('[S54] also where a browser shows it', () => {
    expect(dispositionOf('inline; filename="../a.png"', 'image/png')).toBe('inline; filename=a.png');
  });
});
