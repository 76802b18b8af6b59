import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect } from '@playwright/test';
import { answerJson, answerText, failWith, rawBytes } from '@/test/recording-service';
import { logIn, organizer } from '../fixtures/api-client';
import { startAttackerSite } from '../fixtures/attack/attacker-site';
import { giveSession } from '../fixtures/session/give-session';
import { test } from '../fixtures/stage/staged-test';
import { answers } from './attacks/answers';
import { runningDocuments } from './attacks/documents';

const trees = '/api-meeting/api/user/areas/trees';
const staffs = '/api-meeting/api/user/staffs?deletedType=1';

test('[S34] whatever the service answers, the browser gets an answer of ours, and the next one is whole', async ({
  stage: { app, service },
}) => {
  const { jar } = await logIn(app.origin, organizer);
  const headers = { 'X-CSRF': '1', ...jar.header() };
  // One connection, as a browser keeps it: what is wrong with one answer would be read into the next.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = (path: string) => ask(`${app.origin}/bff${path}`, { agent, headers });
  const truth = await get(staffs);
  expect(truth.status).toBe(200);

  for (const [what, { bytes, heard }] of Object.entries(answers)) {
    const undo = service.on(`GET ${trees}`, rawBytes(bytes));
    const answer = await get(trees);
    undo();
    expect(heard === 'its body' ? [200] : [502, 504], what).toContain(answer.status);
    if (heard === 'its body') expect(answer.body, what).toBe('[]');
    else expect(JSON.parse(answer.body), what).toMatchObject({ traceId: answer.headers['x-trace-id'] });
    expect(answer.body + JSON.stringify(answer.headers), what).not.toMatch(/evil/i);
    expect(
      Object.keys(answer.headers).filter((name) => !(name in truth.headers)),
      what,
    ).toEqual([]);

    const next = await get(staffs);
    expect(next, `after ${what}`).toMatchObject({ status: 200, body: truth.body, reused: true });
  }
  agent.destroy();
});

test('[S34] [S53] no answer of the service runs as a page in a browser that is led to it, or asks for anything', async ({
  stage: { app, service },
  page,
}) => {
  const attacker = await startAttackerSite('127.0.0.1');
  await giveSession(page.context(), await logIn(app.origin, organizer), app.origin);
  for (const [type, body] of Object.entries(runningDocuments(attacker.origin))) {
    const undo = service.on(
      ({ rawPath }) => rawPath.includes('/file/preview/'),
      answerText(body, { headers: type ? { 'content-type': type } : {} }),
    );
    const answered = page.waitForResponse(/preview/);
    // A download ends the navigation where it is, which is as good as an answer.
    await page.goto(`${app.origin}/bff/api-meeting/api/file/preview/f1`).catch(() => undefined);
    expect((await answered).status(), type).toBe(200);
    undo();
    expect(await page.evaluate(() => window.name), type).toBe('');
    expect(attacker.visits, type).toEqual([]);
  }
  await attacker.close();
});

const markup = `<script>window.name = 'ran'</script>`;

test('[S34] no JSON of the service runs as a page, be it a success or a failure', async ({
  stage: { app, service },
  page,
}) => {
  await giveSession(page.context(), await logIn(app.origin, organizer), app.origin);
  await page.setExtraHTTPHeaders({ 'X-CSRF': '1' });
  const area = { id: 'a', name: markup, roomCount: 0, children: [] };
  const lies = {
    success: answerJson([area], { headers: { 'content-type': 'text/html' } }),
    failure: answerJson({ code: 409_000, message: markup, traceId: 't' }, { status: 409 }),
  };
  for (const [what, lie] of Object.entries(lies)) {
    const undo = service.on(`GET ${trees}`, lie);
    const answer = await page.goto(`${app.origin}/bff${trees}`);
    undo();
    expect(await answer?.text(), what).toContain('window.name');
    expect(answer?.headers()['content-type'], what).toBe('application/json; charset=utf-8');
    expect(await page.evaluate(() => window.name), what).toBe('');
  }
});

test('[S34] the body of a failure is no way around it either', async ({ stage: { app, service } }) => {
  const client = await logIn(app.origin, organizer);
  const undo = service.on(
    `GET ${trees}`,
    failWith(409, 409_000, { 'set-cookie': 'EVIL=1', location: '/EVIL' }),
  );
  const answer = await client.call('GET', trees);
  undo();
  expect(answer.status).toBe(409);
  expect(JSON.stringify([...answer.headers])).not.toContain('EVIL');
});

type Heard = { status: number | undefined; headers: IncomingHttpHeaders; body: string; reused: boolean };

/** One request on the agent's one connection; Node's own parser objects to whatever is wrong with the answer. */
function ask(
  url: string,
  { agent, headers }: { agent: Agent; headers: Record<string, string> },
): Promise<Heard> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers }, async (response) => {
      const { statusCode: status, headers } = response;
      resolve({ status, headers, body: await text(response), reused: sent.reusedSocket });
    });
    sent.on('error', reject).on('information', reject).end();
  });
}
