import { assertContent } from './cross-origin';

/** As Next hands them over: with a stream, whether or not anything will come through it. */
const asked = (headers: Record<string, string>) =>
  new Request('http://localhost/bff/api-meeting/api/user/meetings/1/state/cancel', {
    method: 'PUT',
    headers,
    body: new ReadableStream(),
    duplex: 'half',
  } as RequestInit);

describe('[S40] the content of an unsafe call', () => {
  it.each<Record<string, string>>([
    {},
    { 'content-length': '0' },
    { 'content-type': 'application/json', 'content-length': '2' },
  ])('is taken: %o', (headers) => expect(() => assertContent(asked(headers))).not.toThrow());

  it.each<Record<string, string>>([
    { 'content-length': '2' },
    { 'transfer-encoding': 'chunked' },
    { 'content-type': 'text/plain', 'content-length': '2' },
    { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '2' },
  ])('is refused: %o', (headers) => expect(() => assertContent(asked(headers))).toThrow());
});
