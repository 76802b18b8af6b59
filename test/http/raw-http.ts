import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export type RawAnswer = { status: number; headers: Headers; setCookies: string[]; body: string; raw: string };

type RawRequest = {
  port: number;
  method?: string;
  /** Goes over the wire as it is: nothing normalises or encodes it. */
  path: string;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string;
};

/** Sends one request exactly as it is written; clients would tidy it up. */
export async function rawRequest({ port, method = 'GET', path, headers = [], body = '' }: RawRequest) {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const all = [
    ...(named.has('host') ? [] : [['Host', `localhost:${port}`]]),
    ...headers,
    ...(body && !named.has('content-length') && !named.has('transfer-encoding')
      ? [['Content-Length', `${Buffer.byteLength(body)}`]]
      : []),
    ['Connection', 'close'],
  ];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return readAnswer(await rawExchange(port, `${method} ${path} HTTP/1.1\r\n${lines}\r\n${body}`));
}

/** Everything that comes back until the other side closes. */
export async function rawExchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket: Socket = connect(port, 'localhost');
  socket.setTimeout(20_000, () => socket.destroy(new Error('nobody answered or closed')));
  // latin1: one character for each byte, so that %-less bytes arrive as they are.
  socket.write(typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes);
  return text(socket);
}

export function readAnswer(raw: string): RawAnswer {
  const end = raw.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = raw.slice(0, end).split('\r\n');
  const headers = new Headers();
  for (const line of lines)
    headers.append(line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim());
  return {
    status: Number(statusLine.split(' ')[1]),
    headers,
    setCookies: headers.getSetCookie(),
    body: raw.slice(end + 4),
    raw,
  };
}
