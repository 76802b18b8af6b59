import { gzipSync } from 'node:zlib';

const head = (...lines: string[]) => `HTTP/1.1 200 OK\r\n${lines.join('\r\n')}\r\n`;
const json = 'Content-Type: application/json';
const body = '[]';
const plain = `${head(json, 'Content-Length: 2')}\r\n${body}`;
const poison = `${head(json, 'Content-Length: 8', 'Set-Cookie: EVIL=1')}\r\n["EVIL"]`;

type Attack = {
  bytes: string | Buffer;
  /** The browser's side of the exchange: the answer's own body, or one clear failure. */
  heard: 'its body' | 'a failure';
};

/** Answers of a service that is broken, or wants to break what stands before it. All of them mean an empty list. */
export const answers: Record<string, Attack> = {
  'headers that are none of its business': {
    heard: 'its body',
    bytes: `${head(
      'Content-Type: text/html',
      'Content-Length: 2',
      'Set-Cookie: EVIL=1',
      'Set-Cookie: __Host-rooms-session=EVIL; Path=/; Secure',
      'Server: EVIL/1.0',
      'X-Powered-By: EVIL',
      'Via: EVIL',
      'Location: http://evil.example',
      'Refresh: 0;url=http://evil.example',
      'Link: <http://evil.example>; rel=preload',
      'Access-Control-Allow-Origin: *',
      'Access-Control-Allow-Credentials: true',
      'Cache-Control: public, max-age=9999',
      'Content-Security-Policy: EVIL',
      'Content-Disposition: EVIL',
      'Clear-Site-Data: "*"',
      'Service-Worker-Allowed: /',
      'Strict-Transport-Security: max-age=0',
      'Keep-Alive: timeout=9999',
      'Upgrade: h2c',
      'X-Middleware-Rewrite: http://evil.example',
      'X-Middleware-Next: 1',
      'X-Trace-Id: EVIL',
    )}\r\n${body}`,
  },
  'a length that is too great': {
    heard: 'a failure',
    bytes: `${head(json, 'Content-Length: 99')}\r\n${body}`,
  },
  'a length that is too small, and more behind it': { heard: 'its body', bytes: plain + poison },
  'two lengths': {
    heard: 'a failure',
    bytes: `${head(json, 'Content-Length: 2', 'Content-Length: 3')}\r\n[] `,
  },
  'a length that is no number': {
    heard: 'a failure',
    bytes: `${head(json, 'Content-Length: 2a')}\r\n${body}`,
  },
  'a negative length': { heard: 'a failure', bytes: `${head(json, 'Content-Length: -2')}\r\n${body}` },
  'a length and chunks': {
    heard: 'a failure',
    bytes: `${head(json, 'Content-Length: 2', 'Transfer-Encoding: chunked')}\r\n2\r\n[]\r\n0\r\n\r\n`,
  },
  'chunks that are none': {
    heard: 'a failure',
    bytes: `${head(json, 'Transfer-Encoding: chunked')}\r\nEVIL\r\n`,
  },
  trailers: {
    heard: 'its body',
    bytes: `${head(json, 'Transfer-Encoding: chunked', 'Trailer: Set-Cookie')}\r\n2\r\n[]\r\n0\r\nSet-Cookie: EVIL=1\r\n\r\n`,
  },
  'compression that it announces': {
    heard: 'its body',
    bytes: Buffer.concat([
      Buffer.from(`${head(json, 'Content-Encoding: gzip', `Content-Length: ${gzipSync(body).length}`)}\r\n`),
      gzipSync(body),
    ]),
  },
  'compression that is none': {
    heard: 'a failure',
    bytes: `${head(json, 'Content-Encoding: gzip', 'Content-Length: 2')}\r\n${body}`,
  },
  'compression that it does not announce': {
    heard: 'a failure',
    bytes: Buffer.concat([
      Buffer.from(`${head(json, `Content-Length: ${gzipSync(body).length}`)}\r\n`),
      gzipSync(body),
    ]),
  },
  'hints before': {
    heard: 'its body',
    bytes: `HTTP/1.1 102 Processing\r\n\r\nHTTP/1.1 103 Early Hints\r\nLink: <http://evil.example>\r\n\r\n${plain}`,
  },
  // RFC 9110, section 15.2.1: that is the answer to an expectation, and we never send one.
  'leave to go on': { heard: 'a failure', bytes: `HTTP/1.1 100 Continue\r\n\r\n${plain}` },
  'another protocol': {
    heard: 'a failure',
    bytes: 'HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\nEVIL',
  },
  'two status lines': { heard: 'a failure', bytes: `HTTP/1.1 200 OK\r\n${plain}` },
  'nothing that is HTTP': { heard: 'a failure', bytes: 'EVIL\r\n\r\n' },
  'no status': { heard: 'a failure', bytes: `HTTP/1.1 EVIL\r\n${json}\r\n\r\n${body}` },
  'no content, with content': {
    heard: 'a failure',
    bytes: `HTTP/1.1 204 No Content\r\nContent-Length: 8\r\n\r\n["EVIL"]`,
  },
  'not modified': { heard: 'a failure', bytes: 'HTTP/1.1 304 Not Modified\r\n\r\n' },
  'a redirect': {
    heard: 'a failure',
    bytes: 'HTTP/1.1 302 Found\r\nLocation: http://evil.example\r\nContent-Length: 0\r\n\r\n',
  },
  'a page with a script': {
    heard: 'a failure',
    bytes: `${head('Content-Type: text/html', 'Content-Length: 22')}\r\n<script>EVIL()</script`,
  },
};
