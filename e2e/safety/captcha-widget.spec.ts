import { expect } from '@playwright/test';
import { captchaText } from '@/lib/text/zh-cn/captcha';
import { answerJson } from '@/test/recording-service';
import { rawRequest } from '@/test/http/raw-http';
import { logIn, organizer } from '../fixtures/api-client';
import { type CaptchaVendor, startCaptchaVendor, vendorParts } from '../fixtures/captcha/captcha-vendor';
import { giveSession } from '../fixtures/session/give-session';
import { type Stage, test as staged } from '../fixtures/stage/staged-test';
import { watchPage } from '../fixtures/browser/watch-page';
import { LoginPage } from '../pages/account/login-page';

type WorkerFixtures = { vendor: CaptchaVendor; stageEnv: Record<string, string> };

const test = staged.extend<Record<never, never>, WorkerFixtures>({
  vendor: [
    async ({}, provide) => {
      const vendor = await startCaptchaVendor();
      await provide(vendor);
      await vendor.close();
    },
    { scope: 'worker' },
  ],
  stageEnv: [({ vendor }, provide) => provide({ CAPTCHA_ORIGINS: vendor.origin }), { scope: 'worker' }],
});

const challenge = { gt: 'gt-id', challenge: 'c1', newCaptcha: true, offline: false };
const asked = 'POST /api-auth/api/client/slidingCaptchas';
const sent = 'POST /api-auth/api/client/mobileCaptchas/slide';

/** The service has its captchas judged by that vendor; answers what takes it back. */
function judgedBy({ origin }: CaptchaVendor, { service }: Stage) {
  const undo = [
    service.on(asked, answerJson({ kind: 'widget', ...challenge, scriptUrl: `${origin}/gt.js` })),
    service.on(sent, answerJson({})),
  ];
  return () => undo.forEach((each) => each());
}

test('[S50] [AUTH-02] a vendor’s captcha runs on the log-in page, and its proof goes to the service', async ({
  page,
  stage,
  vendor,
}) => {
  const undo = judgedBy(vendor, stage);
  const watched = await watchPage(page);
  const login = new LoginPage(page);
  await page.goto(`${stage.app.origin}/login?mode=sms`);
  await login.askForCode('13990000011');
  await page.getByText('solve').click();
  await expect(login.countdown).toBeDisabled();

  const proof = stage.service.recorded.find(({ rawPath }) => rawPath.endsWith('/mobileCaptchas/slide'));
  expect(JSON.parse(proof?.body.toString() ?? '')).toMatchObject({
    slidingCaptcha: { challenge: 'c1', validate: 'v', seccode: 'v|jordan' },
  });
  expect(vendor.visits).toEqual(vendorParts);
  expect(watched.complaints()).toEqual([]);
  undo();
});

test(
  '[S50] another vendor’s captcha gets nothing onto the page, and the person hears that it failed',
  { tag: '@long' },
  async ({ page, stage }) => {
    const stranger = await startCaptchaVendor();
    const undo = judgedBy(stranger, stage);
    await page.goto(`${stage.app.origin}/login?mode=sms`);
    await new LoginPage(page).askForCode('13990000012');
    await expect(page.getByText(captchaText.slider.loadFailed)).toBeVisible();
    // A script that ours brings may run wherever it comes from ('strict-dynamic'); it reaches nobody.
    expect(stranger.visits).toEqual(['/gt.js']);
    undo();
    await stranger.close();
  },
);

test(
  '[S50] to the pages without a captcha its vendor is a stranger as well',
  { tag: '@long' },
  async ({ page, stage: { app }, vendor }) => {
    const client = await logIn(app.origin, organizer);
    for (const path of ['/schedule', '/rooms', '/help', '/switch', '/none', '/agreement/user', '/nowhere']) {
      const { headers } = await rawRequest({
        port: app.port,
        path,
        headers: Object.entries(client.jar.header()),
      });
      expect(headers.get('content-security-policy'), path).not.toContain(vendor.origin);
    }
    await giveSession(page.context(), client, app.origin);
    await page.goto(`${app.origin}/schedule`);
    vendor.visits.length = 0;
    await page.evaluate(async (origin) => {
      const tried = (element: HTMLElement) =>
        new Promise((resolve) => {
          element.onload = element.onerror = resolve;
          document.body.append(element);
        });
      const make = (name: string, properties: object) =>
        Object.assign(document.createElement(name), properties);
      await fetch(`${origin}/get.php`).catch(() => undefined);
      await tried(make('link', { rel: 'stylesheet', href: `${origin}/style.css` }));
      await tried(make('img', { src: `${origin}/bg.png` }));
      await tried(make('iframe', { src: `${origin}/panel.html` }));
    }, vendor.origin);
    expect(vendor.visits).toEqual([]);
  },
);
