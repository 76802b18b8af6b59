import { expect } from '@playwright/test';
import { networkText } from '@/lib/text/zh-cn/network';
import { serverText } from '@/lib/text/zh-cn/server';
import { answerJson, answerText, type Behaviour, hang, rawBytes, reset } from '@/test/recording-service';
import { rawExchange, type RawAnswer, readAnswer } from '@/test/http/raw-http';
import { logIn, organizer } from '../fixtures/api-client';
import { attacker, jsonOf } from '../fixtures/attack/attacker';
import { test } from '../fixtures/stage/staged-test';
import { insides } from './attacks/insides';

const trees = '/api-meeting/api/user/areas/trees';
const post = { method: 'POST', path: `/bff/api-meeting/api/user/v2/meetings/actions/check` };
const json = [['Content-Type', 'application/json']] as const;

/** One failure in the contract's form and nothing beside it. */
function expectNeutral(answer: RawAnswer, what: string): void {
  expect(answer.status, what).toBeGreaterThanOrEqual(400);
  expect(jsonOf(answer), what).toEqual({
    code: expect.any(Number),
    message: expect.stringMatching(/[\u4e00-\u9fff]/),
    traceId: expect.stringMatching(/^[\da-f-]{32,36}$/),
  });
  expectNoInsides(answer.raw, what);
}

function expectNoInsides(text: string, what: string): void {
  for (const inside of insides) expect(text, what).not.toMatch(inside);
}

const refusals: [what: string, status: number, request: Parameters<ReturnType<typeof attacker>>[0]][] = [
  ['an unsafe path', 400, { path: '/bff/api-meeting/a%2fb' }],
  ['a bad percent code', 400, { path: '/bff/api-meeting/%zz' }],
  ['a bad percent code of a page', 400, { path: '/%zz' }],
  ['bad UTF-8', 400, { path: '/details/%ff' }],
  ['the bare mount', 400, { path: '/bff' }],
  ['an unknown call', 404, { path: '/bff/api-meeting/api/nothing' }],
  ['a method of another row', 405, { method: 'PUT', path: `/bff${trees}` }],
  ['a method that Next would answer', 405, { method: 'OPTIONS', path: '/bff/session' }],
  ['TRACE', 405, { method: 'TRACE', path: `/bff${trees}` }],
  ['TRACE of a page', 405, { method: 'TRACE', path: '/login' }],
  ['a post to a page', 405, { method: 'POST', path: '/schedule', headers: json, body: '{}' }],
  ['text', 415, { ...post, headers: [['Content-Type', 'text/plain']], body: 'x' }],
  ['JSON that is none', 400, { ...post, headers: json, body: '{"a":' }],
  ['JSON of another shape', 400, { method: 'PUT', path: '/bff/session/identity', headers: json, body: '[]' }],
  [
    'a company that is not one’s own',
    403,
    { method: 'PUT', path: '/bff/session/identity', headers: json, body: '{"staffId":"nobody"}' },
  ],
  [
    'a page of another company',
    409,
    { ...post, headers: [...json, ['X-Expect-Staff', 'other']], body: '{}' },
  ],
  ['an unknown expectation', 400, { ...post, headers: [['Expect', 'wonders']] }],
  ['a large body', 413, { ...post, headers: [...json, ['Content-Length', '99999999']] }],
  ['a long address', 414, { path: `/${'a'.repeat(9_000)}` }],
  ['a large header', 431, { path: '/', headers: [['X-A', 'a'.repeat(17_000)]] }],
];

test('[S38] each refusal is one neutral sentence with a trace id', async ({ stage: { app } }) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  for (const [what, status, request] of refusals) {
    const answer = await send(request);
    expect(answer.status, what).toBe(status);
    // Which fields are wrong is the service's to say; that it is a list of them is all that is added.
    if (what === 'JSON that is none') expectNoInsides(answer.raw, what);
    else expectNeutral(answer, what);
  }
  const stranger = await attacker(app)({ path: `/bff${trees}` });
  expect(stranger.status).toBe(401);
  expectNeutral(stranger, 'a stranger');
  const elsewhere = await attacker(app)({ path: '/bff/session', headers: [['X-CSRF', '1']] });
  expect(elsewhere.status).toBe(403);
  expectNeutral(elsewhere, 'a header twice');
});

const noHttp: Record<string, string> = {
  'a TLS hello': '\x16\x03\x01\x02\x00\x01\x00',
  'the preface of HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'no version': 'GET /\r\n\r\n',
  'a version of the future': 'GET / HTTP/9.9\r\nHost: x\r\n\r\n',
  'no Host': 'GET / HTTP/1.1\r\n\r\n',
  'two Hosts': 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
  'HTTP/1.0': 'GET / HTTP/1.0\r\n\r\n',
  'a bad header': 'GET / HTTP/1.1\r\nHost: x\r\nA B: c\r\n\r\n',
  'two lengths': 'POST /bff/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
  'a bad chunk': `POST /bff${trees} HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
  'a tunnel': 'CONNECT db:5432 HTTP/1.1\r\nHost: db:5432\r\n\r\n',
};

test('[S38] what is no HTTP is refused in the same words', async ({ stage: { app } }) => {
  for (const [what, bytes] of Object.entries(noHttp)) {
    const answer = readAnswer(await rawExchange(app.port, bytes));
    expect([400, 405], what).toContain(answer.status);
    expectNeutral(answer, what);
    expect([serverText.invalidRequest, networkText.methodNotAllowed], what).toContain(
      (jsonOf(answer) as { message: string }).message,
    );
  }
});

/** Words that a page must not hold; those of its own styles and scripts only look like insides. */
const told = ['TypeError', 'select * from', 'db-internal', '/srv/app/x.ts', 'Next.js', '10.0.0.7'];
const secret = `${told.join(' ')} at run (x.ts:12:3)`;
const failures: Record<string, Behaviour> = {
  'a stack in a failure': answerJson(
    { code: 500_000, message: secret, data: { secret }, stack: secret },
    { status: 500 },
  ),
  'a stack as a page': answerText(`<pre>${secret}</pre>`, {
    status: 500,
    headers: { 'content-type': 'text/html' },
  }),
  'its insides as a success': answerText(secret),
  'another shape': answerJson({ sql: secret }),
  'insides in headers': answerJson(
    {},
    { status: 503, headers: { server: secret, 'x-powered-by': secret, via: secret } },
  ),
  'insides in a gateway’s page': answerText(secret, { status: 502 }),
  'a broken connection': reset,
  'no HTTP': rawBytes(secret),
};

for (const [what, behaviour] of Object.entries(failures)) {
  test(`[S38] ${what} of the service stays inside, of a call and of a page`, async ({
    stage: { app, service },
  }) => {
    const send = attacker(app, await logIn(app.origin, organizer));
    const undo = service.on(({ rawPath }) => rawPath.startsWith('/api-meeting/'), behaviour);
    const call = await send({ path: `/bff${trees}` });
    const page = await send({ path: '/rooms' });
    undo();
    expectNeutral(call, what);
    expect(page.body).toContain('<html');
    for (const word of told) expect(page.raw, what).not.toContain(word);
  });
}

test('[S38] pages that there are not, and pages without a service, are ours and Chinese', async ({
  stage: { app, service },
  page,
}) => {
  const undo = service.on(() => true, hang);
  await page.goto(`${app.origin}/nothing-here`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  expect(await page.locator('body').innerText()).toMatch(/[\u4e00-\u9fff]/);
  expectNoInsides(await page.locator('body').innerText(), 'not found');
  undo();
});
