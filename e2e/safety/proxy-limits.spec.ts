import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect } from '@playwright/test';
import { serverLimits } from '@/server/server-limits';
import { logIn, organizer } from '../fixtures/api-client';
import { attacker, jsonOf } from '../fixtures/attack/attacker';
import { startSlowClients } from '../fixtures/load/slow-clients';
import { test } from '../fixtures/stage/staged-test';

const check = '/bff/api-meeting/api/user/v2/meetings/actions/check';
const trees = '/bff/api-meeting/api/user/areas/trees';
const json = [['Content-Type', 'application/json']] as const;
const megabyte = 1024 * 1024;

const nested = (depth: number) => `${'{"a":['.repeat(depth / 2)}${']}'.repeat(depth / 2)}`;
const manyKeys = JSON.stringify(
  Object.fromEntries(Array.from({ length: 10_000 }, (_, key) => [`k${key}`, 1])),
);

const tooMuch: [what: string, status: number, request: Parameters<ReturnType<typeof attacker>>[0]][] = [
  [
    'a body announced with 50 MB',
    413,
    { method: 'POST', path: check, headers: [...json, ['Content-Length', '50000000']] },
  ],
  [
    'a body of 300 KB',
    413,
    { method: 'POST', path: check, headers: json, body: `{"subject":"${'a'.repeat(300_000)}"}` },
  ],
  ['JSON nested 40,000 deep', 400, { method: 'POST', path: check, headers: json, body: nested(40_000) }],
  ['JSON nested 100 deep', 400, { method: 'POST', path: check, headers: json, body: nested(100) }],
  ['an address of 9 KB', 414, { path: `${trees}?${'a'.repeat(9 * 1024)}` }],
  ['10,000 parameters', 414, { path: `${trees}?${'a&'.repeat(10_000 / 2)}` }],
  ['a header of 17 KB', 431, { path: trees, headers: [['Cookie', `a=${'b'.repeat(17 * 1024)}`]] }],
];

for (const [what, status, request] of tooMuch) {
  test(`[S37] refuses ${what} with ${status}, before the service`, async ({ stage: { app, service } }) => {
    const send = attacker(app, await logIn(app.origin, organizer));
    service.recorded.length = 0;
    const answer = await send(request);
    expect(answer.status).toBe(status);
    expect(jsonOf(answer)).toMatchObject({ code: status * 1_000, traceId: expect.any(String) });
    expect(service.recorded).toEqual([]);
  });
}

test('[S37] 10,000 keys and 3,500 parameters are only a wrong call', async ({ stage: { app } }) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  expect((await send({ method: 'POST', path: check, headers: json, body: manyKeys })).status).toBe(400);
  expect((await send({ path: `${trees}?${'a&'.repeat(3_500)}` })).status).toBe(200);
});

test('[S37] bodies without end are cut, and take no memory', async ({ stage: { app } }) => {
  const { jar } = await logIn(app.origin, organizer);
  const before = residentBytes(app.pid);
  const head = [
    `POST ${check} HTTP/1.1`,
    `Host: localhost:${app.port}`,
    'X-CSRF: 1',
    `Origin: ${app.origin}`,
    `Cookie: ${jar.header().Cookie}`,
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
  ];
  const cut = await Promise.all(
    Array.from({ length: 10 }, () => pourInto(app.port, `${head.join('\r\n')}\r\n\r\n`)),
  );

  for (const answer of cut) expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(residentBytes(app.pid) - before).toBeLessThan(200 * megabyte);
});

test(
  '[S37] two hundred clients that drip headers keep nobody waiting, and are cut',
  { tag: '@long' },
  async ({ stage: { app } }) => {
    const client = await logIn(app.origin, organizer);
    const slow = startSlowClients({
      port: app.port,
      count: 200,
      beginning: `GET ${trees} HTTP/1.1\r\nHost: localhost\r\n`,
      more: 'X-A: b\r\n',
    });
    let answeredBesideThem = 0;
    await expect
      .poll(
        async () => {
          expect((await client.call('GET', trees.slice('/bff'.length))).status).toBe(200);
          const open = slow.open();
          if (open > 0) answeredBesideThem += 1;
          return open;
        },
        { timeout: serverLimits.headersTimeoutMs + 60_000, intervals: [250] },
      )
      .toBe(0);
    slow.close();
    expect(answeredBesideThem).toBeGreaterThan(0);
  },
);

test(
  '[S37] two hundred clients that drip bodies keep nobody waiting',
  { tag: '@long' },
  async ({ stage: { app } }) => {
    const client = await logIn(app.origin, organizer);
    const slow = startSlowClients({
      port: app.port,
      count: 200,
      beginning: `POST ${check} HTTP/1.1\r\nHost: localhost\r\nX-CSRF: 1\r\nOrigin: ${app.origin}\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n`,
      more: ' ',
    });
    const call = () => client.call('GET', trees.slice('/bff'.length));
    for (let calls = 0; calls < 20; calls += 1) expect((await call()).status).toBe(200);
    // They have no session: answered long before their bodies end, they are cut soon after.
    await expect.poll(() => slow.open()).toBe(0);
    slow.close();
  },
);

const residentBytes = (pid: number) =>
  1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);

/** Sends chunks for as long as the other side takes them, and tells what it heard until it was cut. */
function pourInto(port: number, head: string): Promise<string> {
  const chunk = `10000\r\n${'1'.repeat(0x10000)}\r\n`;
  let answer = '';
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost');
    const pour = () => {
      while (!socket.destroyed && socket.write(chunk));
    };
    socket.on('drain', pour).on('error', () => undefined);
    socket.setEncoding('utf8').on('data', (text) => (answer += text));
    socket.once('close', () => resolve(answer));
    socket.write(head);
    pour();
  });
}
