import type { Incoming } from '@/bff/http/incoming';
import { testGateway } from '@/test/bff/test-gateway';
import { presentAnswer } from './present-answer';

const { gateway } = testGateway();
const incoming = { gateway, traceId: 't' } as Incoming;

function stream(headers: HeadersInit) {
  const body = new Response('bytes').body;
  return presentAnswer({ kind: 'stream', status: 200, headers: new Headers(headers), body }, incoming);
}

it.each(['text/html', 'image/svg+xml', 'application/xhtml+xml', 'text/xml', 'message/rfc822', ''])(
  '[S34] makes a download of %s, whatever the service calls it',
  (type) => {
    const { headers } = stream({ 'content-type': type });
    expect(headers.get('content-type')).toBe('application/octet-stream');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toContain('sandbox');
  },
);

it('[S34] shows pictures and PDF, and passes on what a range needs', async () => {
  const response = stream({
    'content-type': 'image/png',
    'content-range': 'bytes 0-4/9',
    'content-length': '999',
    'set-cookie': 'evil=1',
    etag: 'x',
  });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-range': 'bytes 0-4/9',
  });
  for (const name of ['content-length', 'set-cookie', 'etag']) expect(response.headers.has(name)).toBe(false);
  expect(await response.text()).toBe('bytes');
});
