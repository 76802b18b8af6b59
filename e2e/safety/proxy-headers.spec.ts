import { expect } from '@playwright/test';
import { headerValues, type RecordedCall, type RecordingService } from '@/test/recording-service';
import { logIn, organizer } from '../fixtures/api-client';
import { attacker, eachOf } from '../fixtures/attack/attacker';
import { test } from '../fixtures/stage/staged-test';
import { disguises, hopHeaders, identityHeaders } from './attacks/claims';

const path = '/bff/api-meeting/api/user/areas/trees';

test('[S33] whatever a caller says in its place, the service hears the session once', async ({
  stage: { app, service },
}) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  const honest = await onlyCallOf(service, () => send({ path }));
  const truth = identityOf(honest);
  expect(truth).toMatchObject({ 'x-user-id': [expect.any(String)], authorization: [expect.any(String)] });
  service.recorded.length = 0;

  const attacks = identityHeaders.flatMap((name) =>
    Object.entries(disguises).map(([how, disguise]) => ({ what: `${name} ${how}`, headers: disguise(name) })),
  );
  const wrong: string[] = [];
  await eachOf(attacks, async ({ what, headers }) => {
    const { status } = await send({ path, headers });
    // A malformed header refuses the whole request; all others are ignored.
    if (status !== 200 && status !== 400) wrong.push(`${what}: ${status}`);
  });

  expect(wrong).toEqual([]);
  expect(service.recorded.length).toBeGreaterThan(identityHeaders.length * 5);
  for (const call of service.recorded) {
    expect(identityOf(call)).toEqual(truth);
    expect(headerValues(call, 'x-trace-id')).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(JSON.stringify(call.rawHeaders)).not.toContain('EVIL');
    expect(namesOf(call).filter((name) => name.includes('_'))).toEqual([]);
  }
});

test('[S33] nothing that a caller says about hops, addresses and routes travels on', async ({
  stage: { app, service },
}) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  const honest = await onlyCallOf(service, () => send({ path }));
  for (const header of hopHeaders) {
    const call = await onlyCallOf(service, () => send({ path, headers: [header] }));
    expect(namesOf(call), header[0]).toEqual(namesOf(honest));
    expect(JSON.stringify(call.rawHeaders), header[0]).not.toMatch(/EVIL|203\.0\.113\.9/);
  }
});

test('[S33] what a caller lists in Connection was meant for one hop', async ({ stage: { app, service } }) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  const headers = [
    ['Connection', 'Accept-Language,  last-event-id '],
    ['Accept-Language', 'EVIL'],
    ['Last-Event-ID', 'EVIL'],
    ['X-Share-Key', 'kept'],
  ] as const;
  const call = await onlyCallOf(service, () => send({ path, headers }));
  expect(headerValues(call, 'x-share-key')).toEqual(['kept']);
  expect(JSON.stringify(call.rawHeaders)).not.toContain('EVIL');
});

test('[S33] who is nobody cannot bring a name along where nobody is asked for one', async ({
  stage: { app, service },
}) => {
  const send = attacker(app);
  const headers = identityHeaders.map((name) => [name, 'EVIL'] as const);
  const call = await onlyCallOf(service, () =>
    send({ path: '/bff/api-auth/api/pauth/token/public-key', headers }),
  );
  expect(JSON.stringify(call.rawHeaders)).not.toContain('EVIL');
  expect(namesOf(call)).not.toContain('authorization');
});

/** The one call that some work makes the service see. */
async function onlyCallOf(service: RecordingService, work: () => Promise<unknown>): Promise<RecordedCall> {
  service.recorded.length = 0;
  await work();
  expect(service.recorded).toHaveLength(1);
  return service.recorded[0] as RecordedCall;
}

const namesOf = ({ rawHeaders }: RecordedCall) => rawHeaders.map(([name]) => name.toLowerCase()).sort();

/** All that says who calls, less the trace id, which is another one each time. */
const identityOf = (call: RecordedCall) =>
  Object.fromEntries(
    identityHeaders
      .map((name) => name.toLowerCase())
      .filter((name) => name !== 'x-trace-id')
      .map((name) => [name, headerValues(call, name)]),
  );
