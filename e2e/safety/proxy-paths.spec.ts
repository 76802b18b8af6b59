import { expect } from '@playwright/test';
import type { RawAnswer } from '@/test/http/raw-http';
import { logIn, organizer } from '../fixtures/api-client';
import { attacker, eachOf, jsonOf } from '../fixtures/attack/attacker';
import { test } from '../fixtures/stage/staged-test';
import { namespaces } from './attacks/namespaces';
import { measured, places, traversals } from './attacks/traversals';

const refused = ({ status }: RawAnswer) => status === 400 || status === 404;

test('[S30] a namespace is one of three, spelled as they are', async ({ stage: { app, service } }) => {
  const send = attacker(app, await logIn(app.origin, organizer));
  service.recorded.length = 0;

  for (const namespace of namespaces) {
    const answer = await send({ path: `/bff/${namespace}/api/user/areas/trees` });
    expect(refused(answer), `${namespace}: ${answer.status}`).toBe(true);
    expect(jsonOf(answer), namespace).toMatchObject({ code: answer.status * 1_000 });
  }
  expect(service.recorded).toEqual([]);
});

test('[S31] what Next alone would accept, redirect or fail at is refused', async ({
  stage: { app, service },
}) => {
  const callers = [attacker(app), attacker(app, await logIn(app.origin, organizer))];
  service.recorded.length = 0;

  for (const send of callers) {
    for (const path of measured) {
      const answer = await send({ path });
      expect(refused(answer), `${path}: ${answer.status}`).toBe(true);
      expect(answer.headers.get('location'), path).toBeNull();
    }
  }
  expect(service.recorded).toEqual([]);
});

test('[S31] no way of writing "one folder up" leads out of the row’s own address', async ({
  stage: { app, service },
}) => {
  const [asNobody, asOrganizer] = [attacker(app), attacker(app, await logIn(app.origin, organizer))];
  service.recorded.length = 0;
  const attacks = traversals.flatMap((attack) => places.map((place) => place(attack)));

  const unexpected: string[] = [];
  await eachOf(attacks, async (path) => {
    const answer = await asOrganizer({ path });
    if (!refused(answer)) unexpected.push(`${path}: ${answer.status}`);
  });
  await eachOf(attacks.slice(0, 200), async (path) => {
    const answer = await asNobody({ path });
    // A path that is only a strange name of a room needs a log-in first.
    if (!refused(answer) && answer.status !== 401) unexpected.push(`${path}: ${answer.status} to nobody`);
  });
  expect(unexpected).toEqual([]);

  const left = service.recorded.map(({ rawPath }) => rawPath);
  expect(left.filter((path) => !/^\/api-meeting\/api\/user\/rooms\/[^/;\\]+$/.test(path))).toEqual([]);
  expect(left.filter((path) => /%(?:2f|5c|25|0|1)|\/\.\.?$/i.test(path))).toEqual([]);
});
