import { expect } from '@playwright/test';
import { type ApiClient, logIn, organizer } from '../fixtures/api-client';
import { test } from '../fixtures/stage/staged-test';

// A twentieth, so that the burst of a session is fifteen calls.
test.use({ stageEnv: { RATE_LIMIT_SCALE: '0.05' } });

const rooms = '/api-meeting/api/user/areas/trees';
const burst = 60;

const statuses = (client: ApiClient, headersOf: (number: number) => Record<string, string> = () => ({})) =>
  Promise.all(
    Array.from({ length: burst }, async (_, number) => {
      const { status, headers, body } = await client.call('GET', rooms, { headers: headersOf(number) });
      return { status, retryAfter: headers.get('retry-after'), body };
    }),
  );

test('[S29] a burst of one session ends in 429 with the seconds, whatever address it claims; its colleague goes on', async ({
  stage: { app, service },
}) => {
  const loud = await logIn(app.origin, organizer);
  const quiet = await logIn(app.origin, organizer);
  service.recorded.length = 0;

  const answers = await statuses(loud);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  for (const { retryAfter, body } of refused) {
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).toMatchObject({ code: 429000, message: '操作频繁，请稍后再试' });
  }
  // A refused call costs the service nothing.
  expect(service.recorded).toHaveLength(burst - refused.length);

  const disguised = await statuses(loud, (number) => ({
    'X-Forwarded-For': `198.51.100.${number}`,
    'X-Real-IP': `198.51.100.${number}`,
    Forwarded: `for=198.51.100.${number}`,
    'X-Client-Address': `198.51.100.${number}`,
  }));
  expect(disguised.filter(({ status }) => status === 429).length).toBeGreaterThan(burst / 2);
  expect((await quiet.call('GET', rooms)).status).toBe(200);
});

test('[S29] a burst of pages of one session ends in 429, whatever address it claims; its colleague goes on', async ({
  stage: { app },
}) => {
  const [loud, quiet] = [await logIn(app.origin, organizer), await logIn(app.origin, organizer)];
  const open = ({ jar }: ApiClient, number = 0) =>
    fetch(`${app.origin}/rooms`, {
      headers: { ...jar.header(), Accept: 'text/html', 'X-Forwarded-For': `198.51.100.${number}` },
    });
  const pages = await Promise.all(Array.from({ length: 20 }, (_, number) => open(loud, number)));
  const refused = pages.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(5);
  expect(pages.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  for (const page of refused) {
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await page.text()).toContain('<h1>操作频繁，请稍后再试</h1>');
  }

  expect((await open(quiet)).status).toBe(200);
});

test('[S29] an address without a session is held back too, however it disguises itself', async ({
  stage: { app },
}) => {
  const ask = async (number: number) => {
    const headers = { 'X-CSRF': '1', Origin: app.origin, 'X-Forwarded-For': `198.51.100.${number % 250}` };
    return (await fetch(`${app.origin}/bff/api/auth-config`, { headers })).status;
  };
  const answers = await Promise.all(Array.from({ length: 300 }, (_, number) => ask(number)));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThan(50);
  // Probes are let through all the same.
  expect((await fetch(`${app.origin}/bff/healthz`)).status).toBe(200);
});
