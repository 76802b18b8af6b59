import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect } from '@playwright/test';
import { endpointRows } from '@/bff/upstream/rows/endpoint-rows';
import { rawExchange } from '@/test/http/raw-http';
import { logIn, organizer } from '../fixtures/api-client';
import { attacker, eachOf } from '../fixtures/attack/attacker';
import { test as staged } from '../fixtures/stage/staged-test';

/** Somewhere inside that nobody outside may reach through us. */
type Canary = { port: number; hits(): number };

const test = staged.extend<{ canary: Canary }>({
  canary: async ({}, provide) => {
    let hits = 0;
    const server = createServer((socket) => {
      hits += 1;
      socket.destroy();
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    await provide({ port: (server.address() as AddressInfo).port, hits: () => hits });
    server.close();
  },
});

/** Headers and keys by which software has been led to fetch an address. */
const fields = [
  ...[
    'url',
    'uri',
    'link',
    'href',
    'src',
    'avatar',
    'image',
    'picture',
    'file',
    'fileUrl',
    'callback',
    'webhook',
  ],
  ...[
    'redirect',
    'redirect_uri',
    'return',
    'to',
    'next',
    'target',
    'host',
    'endpoint',
    'proxy',
    'feed',
    'content',
  ],
];

test('[S36] no field, query or body of any row makes the product fetch an address', async ({
  stage: { app },
  canary,
}) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  const url = `http://127.0.0.1:${canary.port}/`;
  const lures = Object.fromEntries(fields.map((name) => [name, url]));
  const query = new URLSearchParams(lures).toString();
  // A stream has no end to wait for; what it reads of a request is a header (see upstream-traffic).
  const rows = endpointRows.filter(
    ({ template, response }) => response !== 'event-stream' && !/logout|clearCookies/.test(template),
  );

  await eachOf(rows, async ({ method, template, query: named }) => {
    const own = Object.keys((named as { shape?: object } | undefined)?.shape ?? {});
    const path = template.replaceAll(/\{\w+\}/g, encodeURIComponent(`127.0.0.1:${canary.port}`));
    const more = own.map((name) => `&${name}=${encodeURIComponent(url)}`).join('');
    const { status } = await send({
      method,
      path: `/bff${path}?${query}${more}`,
      ...(method !== 'GET' && {
        headers: [['Content-Type', 'application/json']],
        body: JSON.stringify(lures),
      }),
    });
    expect(status, `${method} ${path}`).toBeLessThan(502);
  });
  expect(canary.hits()).toBe(0);
});

test('[S36] the optimizer is off, and pages fetch nothing that their address names', async ({
  stage: { app },
  canary,
}) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  const url = encodeURIComponent(`http://127.0.0.1:${canary.port}/x.png`);
  for (const path of [
    `/_next/image?url=${url}&w=64&q=75`,
    `/_next/image?url=%2F%2F127.0.0.1:${canary.port}%2Fx.png&w=64&q=75`,
    `/login?to=${url}&redirect=${url}`,
    `/rooms?url=${url}&callback=${url}`,
    `/details/127.0.0.1:${canary.port}`,
    `/_next/data/x/login.json?url=${url}`,
  ]) {
    const { status, headers } = await send({ path });
    expect([200, 307, 404], path).toContain(status);
    expect(headers.get('location') ?? '/', path).toMatch(/^\/(?![/\\])/);
  }
  expect((await send({ path: `/_next/image?url=${url}&w=64&q=75` })).status).toBe(404);
  expect(canary.hits()).toBe(0);
});

test('[S36] no request line, upgrade or Host sends the product anywhere, nor the caller', async ({
  stage: { app, service },
  canary,
}) => {
  service.recorded.length = 0;
  const there = `127.0.0.1:${canary.port}`;
  const targets = [
    `http://${there}/`,
    `http://${there}/bff/healthz`,
    `//${there}/`,
    '/',
    '/login',
    '/schedule',
  ];
  const heads: Record<string, string[]> = {
    'as it is': [],
    'an upgrade': [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZQ==',
      'Sec-WebSocket-Version: 13',
    ],
    'an upgrade to HTTP/2': [
      'Connection: Upgrade, HTTP2-Settings',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABk',
    ],
    'claims of a proxy': [
      `X-Forwarded-Host: ${there}`,
      `Forwarded: host=${there}`,
      `X-Original-URL: http://${there}/`,
    ],
    'claims of Next': [
      `X-Middleware-Rewrite: http://${there}/`,
      `X-Invoke-Path: http://${there}/`,
      `X-Matched-Path: http://${there}/`,
    ],
  };
  const requests = [`localhost:${app.port}`, there, 'evil.example'].flatMap((host) =>
    targets.flatMap((target) =>
      Object.entries(heads).flatMap(([what, lines]) =>
        ['GET', 'POST'].map((method) => ({
          what: `${method} ${target}, Host ${host}, ${what}`,
          method,
          target,
          host,
          lines,
        })),
      ),
    ),
  );

  await eachOf(requests, async ({ what, method, target, host, lines }) => {
    const head = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...lines, 'Connection: close'];
    const answer = await rawExchange(app.port, `${head.join('\r\n')}\r\n\r\n`);
    expect(answer, what).toMatch(/^HTTP\/1\.1 (?:200|307|400|405) /);
    const location = /^location: (.*)$/im.exec(answer)?.[1] ?? '/';
    expect(location, what).toMatch(/^\/(?![/\\])/);
    expect(answer.split('\r\n\r\n', 1)[0], what).not.toContain(there);
  });
  const tunnel = `CONNECT ${there} HTTP/1.1\r\nHost: ${there}\r\n\r\n`;
  expect(await rawExchange(app.port, tunnel)).toMatch(/^HTTP\/1\.1 405 /);

  expect(service.recorded).toEqual([]);
  expect(canary.hits()).toBe(0);
});
