import { expect } from '@playwright/test';
import { endpointRow, type EndpointRow, endpointRows } from '@/bff/upstream/rows/endpoint-rows';
import { type EndpointKey, endpoints } from '@/lib/contract/index';
import { failWith } from '@/test/recording-service';
import { logIn, organizer } from '../fixtures/api-client';
import { attacker, eachOf } from '../fixtures/attack/attacker';
import { test } from '../fixtures/stage/staged-test';

/** Every method of HTTP, and some that are none, with what is answered where the table does not name it. */
const methods = {
  GET: 405,
  HEAD: 405,
  POST: 405,
  PUT: 405,
  PATCH: 405,
  DELETE: 405,
  OPTIONS: 405,
  TRACE: 405,
  CONNECT: 405,
  PROPFIND: 405,
  get: 400,
  Post: 400,
  BREW: 400,
  'GET\t': 400,
} as const;

const rowsOf = (path: string) =>
  endpointRows.filter(({ template }) => {
    const parts = template.split('/');
    const given = path.split('/');
    return (
      parts.length === given.length &&
      parts.every((part, index) => part.startsWith('{') || part === given[index])
    );
  });

const isFile = (row: EndpointRow) => row.response === 'binary' && row.captchaSession === undefined;

/** They would end the session of the rest. */
const endsSession = /\/user\/auth\/logout$|\/clearCookies$/;
/** In this browser no chat account waits to be bound: what answers such a question never gets to the service (AUTH-06). */
const needsQuestion = /\/weixin\/actions\/bind$|\/weChatLogin\/actions\/decline$/;
/** This browser is no screen beside a door. */
const needsScreen = /\/api\/door\//;
/** The state of a code is answered to the browser that shows it, and this one shows none (S20). */
const isPolling = (path: string) => path.endsWith('/webappAuth/getCode');

test('[S32] only the methods of the table reach the service, whatever the address', async ({
  stage: { app, service },
}) => {
  const client = await logIn(app.origin, organizer);
  // The token of a log-in form (AUTH-18), and an empty form: the BFF looks into some bodies for a captcha that is another's (S24).
  const { body: form } = await client.call<{ csrfToken: string }>('GET', '/api-auth/api/getLoginCsrfToken');
  const headers = [
    ['X-CSRF-Token', form.csrfToken],
    ['Content-Type', 'application/json'],
  ] as const;
  const send = attacker(app, client);
  const undo = service.on(() => true, failWith(409));
  service.recorded.length = 0;
  const addresses = new Set(endpointRows.map(({ template }) => template.replaceAll(/\{\w+\}/g, 'x1')));
  const calls = [...addresses]
    .filter((path) => !endsSession.test(path) && !needsQuestion.test(path) && !needsScreen.test(path))
    .flatMap((path) => Object.entries(methods).map(([method, otherwise]) => ({ path, method, otherwise })));
  /** A file answers HEAD as it does GET. */
  const isInTable = ({ path, method }: { path: string; method: string }) =>
    rowsOf(path).some((row) => row.method === method || (method === 'HEAD' && isFile(row)));

  const wrong: string[] = [];
  await eachOf(calls, async (call) => {
    const sent = { method: call.method, path: `/bff${call.path}` };
    const answer = await send(
      isInTable(call) && !/^(?:GET|HEAD)$/.test(call.method) ? { ...sent, headers, body: '{}' } : sent,
    );
    const { status } = answer;
    const passed = isPolling(call.path) ? 404 : 409;
    const right = status === (isInTable(call) ? passed : call.otherwise);
    if (!right) wrong.push(`${call.method} ${call.path}: ${status}`);
    if (status === 405 && answer.headers.get('allow')?.split(', ').includes(call.method))
      wrong.push(`${call.method} ${call.path}: refused and allowed`);
  });
  undo();

  expect(wrong).toEqual([]);
  const reached = service.recorded.map(({ method, rawPath }) => `${method} ${rawPath}`).sort();
  expect(reached).toEqual(
    calls
      .filter((call) => isInTable(call) && !isPolling(call.path))
      .map(({ method, path }) => `${method === 'HEAD' ? 'GET' : method} ${path}`)
      .sort(),
  );
});

test('[S01] [S32] what the BFF asks for by itself is no address of it, by any method', async ({
  stage: { app, service },
}) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  service.recorded.length = 0;
  const rows = (Object.keys(endpoints) as EndpointKey[]).map(endpointRow);
  const ours = rows.filter(({ via }) => via === 'server');
  expect(ours.length).toBeGreaterThan(0);
  for (const { template } of ours) {
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const { status } = await send({ method, path: `/bff${template}` });
      expect(status, `${method} ${template}`).toBe(404);
    }
  }
  expect(service.recorded).toEqual([]);
});

test('[S32] a method is what the request line says', async ({ stage: { app, service } }) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  const path = '/api-meeting/api/user/v2/meetings/actions/check';
  const undo = service.on(() => true, failWith(409));
  service.recorded.length = 0;

  await send({
    method: 'POST',
    path: `/bff${path}?_method=DELETE&method=DELETE&X-HTTP-Method-Override=DELETE`,
    headers: [
      ['Content-Type', 'application/json'],
      ...['X-HTTP-Method-Override', 'X-HTTP-Method', 'X-Method-Override', 'X-Original-Method', '_method'].map(
        (name) => [name, 'DELETE'] as const,
      ),
    ],
    body: JSON.stringify({ _method: 'DELETE' }),
  });
  undo();

  expect(service.recorded).toHaveLength(1);
  const [call] = service.recorded;
  expect(call).toMatchObject({ method: 'POST', rawPath: path });
  expect(call?.rawHeaders.filter(([, value]) => value.includes('DELETE'))).toEqual([]);
});

test('[S32] the BFF’s own calls take their own methods and no other', async ({ stage: { app } }) => {
  const send = attacker(app);
  const own: Record<string, readonly string[]> = {
    '/bff/healthz': ['GET', 'HEAD'],
    '/bff/readyz': ['GET', 'HEAD'],
    '/bff/session': ['GET', 'DELETE'],
    '/bff/session/identity': ['PUT'],
    '/bff/api/auth-config': ['GET'],
    '/bff/api/meeting-config': ['GET'],
    '/bff/csp-reports': ['POST'],
    '/bff/door/session': ['POST'],
  };
  for (const [path, allowed] of Object.entries(own)) {
    for (const [method, otherwise] of Object.entries(methods)) {
      const { status } = await send({ method, path });
      if (allowed.includes(method)) expect(status, `${method} ${path}`).not.toBe(405);
      else expect(status, `${method} ${path}`).toBe(otherwise);
    }
  }
});
