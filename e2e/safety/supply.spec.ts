import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { rawRequest } from '@/test/http/raw-http';
import { logIn, organizer } from '../fixtures/api-client';
import { test } from '../fixtures/processes/stack-test';

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));

const builtForBrowsers = filesIn('.next/static');
const chunks = builtForBrowsers.filter((file) => file.endsWith('.js'));

/** Addresses that attackers probe on a server, and those that only developers or our own parts may call. */
const nobodysBusiness = [
  ...['/.git/config', '/.git/HEAD', '/.gitignore', '/.env', '/.env.local', '/.env.production', '/.npmrc'],
  ...['/.data/session.key', '/.next/BUILD_ID', '/.next/server/middleware.js', '/.dockerignore', '/.DS_Store'],
  ...[
    '/package.json',
    '/package-lock.json',
    '/tsconfig.json',
    '/next.config.mjs',
    '/node_modules/next/package.json',
  ],
  ...['/server.ts', '/server.js', '/middleware.ts', '/dist/server.js', '/dist/server.js.map', '/bff/log.ts'],
  ...['/service/db/migrations/20261120T080000_global.sql', '/docs/operations.md', '/backup.sql', '/dump.zip'],
  ...['/_next/webpack-hmr', '/_next/turbopack-hmr', '/_next/static/development/_devMiddlewareManifest.json'],
  ...['/__nextjs_original-stack-frame', '/__nextjs_original-stack-frames', '/__nextjs_source-map'],
  ...['/__nextjs_launch-editor?file=server.ts', '/__nextjs_error_feedback', '/_next/mcp', '/__nextjs_font/a'],
  ...[
    '/dev/outbox',
    '/dev',
    '/debug',
    '/metrics',
    '/status',
    '/server-status',
    '/admin',
    '/phpinfo.php',
    '/wp-login.php',
  ],
  ...[
    '/openapi.json',
    '/healthz',
    '/readyz',
    '/api-meeting/api/user/staffs',
    '/api-auth/api/getLoginCsrfToken',
  ],
  ...[
    '/bff/dev/outbox',
    '/bff/openapi.json',
    '/bff/api-meeting/openapi.json',
    '/bff/api-meeting/healthz',
    '/bff/api-auth/readyz',
  ],
];

test('[S59] what is nobody’s business is not served, to strangers nor to people who are logged in', async ({
  start,
}) => {
  // Behind a proxy, as for others: the outbox is for a demo on its own machine (S21).
  const app = await start({ env: { TRUSTED_PROXIES: '192.0.2.1' } });
  const { jar } = await logIn(app.origin, organizer);
  const [chunk = ''] = chunks;
  const maps = chunks.map((file) => `/_next/${path.relative('.next', file)}.map`);
  const up = [
    '/_next/static/../server/middleware.js',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/static/..%2fBUILD_ID',
  ];
  const asked = [
    ...nobodysBusiness,
    ...maps,
    ...up,
    `/_next/${path.relative('.next', chunk)}/../../../BUILD_ID`,
  ];
  const faults: string[] = [];
  for (const target of asked) {
    // Raw: a client would walk up the path by itself.
    const ask = (headers: [string, string][] = []) => rawRequest({ port: app.port, path: target, headers });
    const known = await ask([['Cookie', jar.header().Cookie ?? '']]);
    if (![400, 401, 403, 404, 405].includes(known.status))
      faults.push(`${target}: ${known.status} to a member`);
    // Pages that do not exist send strangers to log in as all others do, and tell them nothing.
    const stranger = await ask();
    const isSentAway =
      stranger.status === 307 && /^\/login(\?|$)/.test(stranger.headers.get('location') ?? '');
    if (![400, 401, 403, 404, 405].includes(stranger.status) && !isSentAway)
      faults.push(`${target}: ${stranger.status} to a stranger`);
    if (
      /"version"|repositoryformat|CREATE TABLE|"openapi":|"mappings"|SESSION_SECRET/.test(
        known.body + stranger.body,
      )
    )
      faults.push(`${target}: tells something`);
  }
  expect(faults).toEqual([]);
});

test('[S59] browsers are given no source map, no secret and no code of the server', () => {
  expect(chunks.length).toBeGreaterThan(10);
  expect(builtForBrowsers.filter((file) => file.endsWith('.map'))).toEqual([]);
  const ours =
    /SESSION_SECRET|DATABASE_URL|SERVICE_KEY|postgres(ql)?:\/\/|iron-session|Fe26\.2|kysely|PGlite|access_token_hash|password_hash/;
  const keys = /-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|gh[pousr]_[A-Za-z0-9]{36}|sk-[A-Za-z0-9]{32}/;
  const told = chunks.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [ours.exec(text)?.[0], keys.exec(text)?.[0], /sourceMappingURL=/.exec(text)?.[0]].flatMap(
      (found) => (found ? [`${file}: ${found}`] : []),
    );
  });
  expect(told).toEqual([]);
});

test('[S59] no example of the configuration is a secret that would work', () => {
  const example = readFileSync('.env.example', 'utf8');
  const values = [...example.matchAll(/^#?\s*(\w*(?:SECRET|KEY|PASSWORD|TOKEN)\w*)=(.*)$/gm)];
  expect(values.length).toBeGreaterThan(1);
  expect(values.filter(([, , value = '']) => value.trim().length >= 16)).toEqual([]);
});
