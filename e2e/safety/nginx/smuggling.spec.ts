import { expect } from '@playwright/test';
import { rawExchange } from '@/test/http/raw-http';
import { logIn, organizer } from '../../fixtures/api-client';
import { framingAttacks } from '../../fixtures/attack/framing-attacks';
import { test } from '../../fixtures/stage/fronted-test';
import type { Stage } from '../../fixtures/stage/staged-test';

const hiddenPath = '/api-meeting/api/user/meetings/actions/recent';
const honestPath = '/api-meeting/api/user/staffs?deletedType=1';

const isHidden = (rawPath: string) => rawPath.startsWith(hiddenPath);

/** Sends every attack to a port, an honest call behind it, and answers what went wrong. */
async function faultsOf(port: number, { app, service }: Stage): Promise<string[]> {
  const { jar } = await logIn(app.origin, organizer);
  const headers = `X-CSRF: 1\r\nOrigin: ${app.origin}\r\nCookie: ${jar.header().Cookie}\r\n`;
  const get = (path: string, more = '') =>
    `GET /bff${path} HTTP/1.1\r\nHost: localhost\r\n${headers}${more}\r\n`;
  const honest = get(honestPath, 'Connection: close\r\n');
  const isHonestAnswer = (text: string) => /HTTP\/1\.1 200 [^]*"staffId"/.test(text);
  const faults: string[] = [];

  for (const { name, meant, bytes } of framingAttacks({ headers, hidden: get(hiddenPath) })) {
    service.recorded.length = 0;
    const said = await rawExchange(port, bytes + honest);
    const answers = said.split(/(?=HTTP\/1\.[01] \d{3} )/);
    const complain = (fault: string) => faults.push(`${name}: ${fault}\n${said.slice(0, 300)}`);

    const calls = service.recorded.map(({ rawPath }) => rawPath);
    const isRefused = answers.length === 1 && /^HTTP\/1\.1 (400|501) /.test(said) && calls.length === 0;
    if (meant === 'refused' && !isRefused) complain('was not refused');
    if (meant === 'refused or two' && !isRefused && (port === app.port || answers.length !== calls.length))
      complain('was counted differently');
    if (meant === 'one request') {
      if (calls.some(isHidden)) complain('the hidden call went out');
      if (answers.length > 2) complain('was answered more than once');
      // A server that does not close behind an odd body answers the next call by its own answer.
      if (answers.length === 2 && !isHonestAnswer(answers[1] ?? ''))
        complain('the next call got another answer');
      if (/^HTTP\/1\.1 50[0234] /.test(said)) complain('failed');
    }
    // A proxy shares its connections to the product: what is left on one is found by somebody else.
    service.recorded.length = 0;
    const others = await Promise.all([1, 2, 3].map(() => rawExchange(port, honest)));
    if (!others.every(isHonestAnswer)) complain('somebody else got another answer');
    if (service.recorded.some(({ rawPath }) => isHidden(rawPath))) complain('the hidden call went out later');
  }
  return faults;
}

test('[S57] the product sees one end of every request', async ({ stage }) => {
  expect(await faultsOf(stage.app.port, stage)).toEqual([]);
});

test(
  '[S57] nginx, the product and the service see the same end of every request',
  { tag: '@long' },
  async ({ stage, plainFront }) => {
    expect(await faultsOf(plainFront.port, stage)).toEqual([]);
  },
);

test(
  '[S57] whose name stands in the address, or twice in the head, is nobody the product answers for',
  { tag: '@long' },
  async ({ stage: { app, service }, plainFront }) => {
    const { jar } = await logIn(app.origin, organizer);
    const cookie = `X-CSRF: 1\r\nCookie: ${jar.header().Cookie}\r\nConnection: close\r\n\r\n`;
    service.recorded.length = 0;
    const twice = `GET /bff${honestPath} HTTP/1.1\r\nHost: localhost\r\nHost: evil.invalid\r\n${cookie}`;
    const never = `GET /bff${honestPath} HTTP/1.1\r\n${cookie}`;
    for (const port of [app.port, plainFront.port])
      for (const bytes of [twice, never]) expect(await rawExchange(port, bytes)).toMatch(/^HTTP\/1\.1 400 /);

    const absolute = `GET http://evil.invalid/bff${honestPath} HTTP/1.1\r\nHost: evil.invalid\r\n${cookie}`;
    expect(await rawExchange(app.port, absolute)).toMatch(/^HTTP\/1\.1 400 /);
    expect(service.recorded).toEqual([]);
    // nginx hands a path on: nothing of the other name arrives, and no answer repeats it.
    expect(await rawExchange(plainFront.port, absolute)).not.toContain('evil.invalid');
  },
);
