import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { answerJson, headerValues, type Behaviour } from '@/test/recording-service';
import { logIn, organizer, type ApiClient } from '../fixtures/api-client';
import { test } from '../fixtures/stage/staged-test';

const upload = '/api-meeting/api/file/upload';
const preview = '/api-meeting/api/file/preview/1';
const changes = '/api-meeting/api/user/changes';
const folder = '/api-meeting/api/user/meetings/1/files/folder';
const lastStaff = '/api-meeting/api/user/userSetting/getStaff';
const colleague = '13800000002';

type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string>; signal?: AbortSignal };

/** A call whose body is sent, or whose answer is read, piece by piece. */
const send = (origin: string, client: ApiClient, path: string, { headers, ...init }: Sent = {}) =>
  fetch(`${origin}/bff${path}`, {
    ...init,
    headers: { 'X-CSRF': '1', Origin: origin, ...client.jar.header(), ...headers },
    ...(init.body instanceof ReadableStream && { duplex: 'half' }),
  });

/** A stream whose next piece the test decides on. */
function pieces() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>({ start: (given) => void (controller = given) });
  return {
    stream,
    next: (text: string) => controller.enqueue(new TextEncoder().encode(text)),
    end: () => controller.close(),
  };
}

/** An answer that the test continues piece by piece, and knows the end of. Next sends its head with the first piece. */
function answerInPieces(type: string, first: string) {
  let next: (piece: string) => void = () => undefined;
  let left = false;
  const behaviour: Behaviour = (_, response) => {
    response.writeHead(200, { 'content-type': type }).write(first);
    next = (piece) => void response.write(piece);
    response.on('close', () => (left = true));
  };
  return { behaviour, next: (piece: string) => next(piece), hasLeft: () => left };
}

test('an upload reaches the service while it is still being sent', async ({ stage: { app, service } }) => {
  const client = await logIn(app.origin, organizer);
  const reference = { fileKey: 'k', fileName: 'a.txt', contentType: 'text/plain', size: 1 };
  const undo = service.on(`POST ${upload}`, answerJson(reference));
  const { stream, next, end } = pieces();
  const before = service.receivedBytes();
  const sent = send(app.origin, client, upload, {
    method: 'POST',
    body: stream,
    headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
  });
  next('--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nfirst');
  await expect.poll(() => service.receivedBytes()).toBeGreaterThan(before);
  next(' and last\r\n--b--\r\n');
  end();
  expect((await sent).status).toBe(200);
  expect(service.recorded.at(-1)?.body.toString()).toMatch(/first and last/);
  undo();
});

for (const [what, path, type] of [
  ['a download', preview, 'image/png'],
  ['the stream of changes', changes, 'text/event-stream'],
] as const) {
  test(`${what} comes piece by piece, unpacked, and ends at the service when its reader leaves`, async ({
    stage: { app, service },
  }) => {
    const client = await logIn(app.origin, organizer);
    const { behaviour, next, hasLeft } = answerInPieces(type, 'data: 1\n\n');
    const undo = service.on(`GET ${path}`, behaviour);
    const reader = new AbortController();
    const response = await send(app.origin, client, path, {
      headers: { 'Accept-Encoding': 'gzip, br' },
      signal: reader.signal,
    });
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-encoding')).toBeNull();

    const body = response.body?.getReader();
    const read = async () => new TextDecoder().decode((await body?.read())?.value);
    expect(await read()).toBe('data: 1\n\n');
    next('data: 2\n\n');
    expect(await read()).toBe('data: 2\n\n');
    expect(hasLeft()).toBe(false);
    reader.abort();
    await expect.poll(hasLeft).toBe(true);
    undo();
  });
}

test(
  '[S39] two users who send a thousand bodies to one address, in any charset, each get their own back',
  { tag: '@long' },
  async ({ stage: { app, service } }) => {
    const each = 500;
    const clients = await Promise.all([organizer, colleague].map((mobile) => logIn(app.origin, mobile)));
    const undo = [
      service.on(`POST ${folder}`, (call, response) =>
        answerJson({
          id: headerValues(call, 'x-user-id').join(),
          fileKey: sha256(call.body),
          fileName: headerValues(call, 'content-type').join(),
          contentType: 'text/plain',
          size: call.body.length,
          createdDate: 0,
        })(call, response),
      ),
      service.on(`GET ${lastStaff}`, (call, response) =>
        // Late enough for the other user's twin to be on its way.
        delay(5).then(() => answerJson({ staffId: headerValues(call, 'x-user-id').join() })(call, response)),
      ),
    ];
    const owners = await Promise.all(
      clients.map(async (client) => (await client.call<{ userId: string }>('GET', '/session')).body.userId),
    );
    expect(new Set(owners).size).toBe(2);

    const rounds = Array.from({ length: each }, (_, round) => round);
    const mixedUp: string[] = [];
    const exchange = async (client: ApiClient, owner: string | undefined, round: number) => {
      const charset = round % 3 === 0 ? 'utf-16' : 'utf-8';
      const text = JSON.stringify({ fileKey: `MARK ${owner} ${round}`, fileName: '会议.txt' });
      const body = Buffer.from(text, charset === 'utf-16' ? 'utf16le' : 'utf8');
      const type = `application/json; charset=${charset}`;
      const headers = { 'Content-Type': type };
      const response = await send(app.origin, client, folder, { method: 'POST', body, headers });
      const echo = (await response.json()) as Record<string, unknown>;
      if (echo.id !== owner || echo.fileKey !== sha256(body) || echo.fileName !== type) {
        mixedUp.push(`${text}: ${response.status} ${JSON.stringify(echo)}`);
      }
      if (round % 10 > 0) return;
      const twin = await client.call<{ staffId: string }>('GET', lastStaff);
      if (twin.body.staffId !== owner) mixedUp.push(`${owner} read ${twin.body.staffId}`);
    };
    await inLanes(rounds, 10, async (round) => {
      await Promise.all(clients.map((client, index) => exchange(client, owners[index], round)));
    });
    expect(mixedUp).toEqual([]);
    for (const takeBack of undo) takeBack();
  },
);

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Works through the items, so many at a time. */
async function inLanes<T>(items: readonly T[], lanes: number, work: (item: T) => Promise<void>) {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
