import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type ApiClient, logIn, organizer } from '../../fixtures/api-client';
import { pinnedNow } from '../../fixtures/processes/app-process';
import { book } from '../../fixtures/load/bookings';
import { test } from '../../fixtures/stage/fronted-test';

/** Works for 示例科技, as the organizer does, and for 远山咨询. */
const consultant = '13800000003';
const otherCompany = '远山咨询';
const rounds = 500;
const evening = Date.parse('2026-11-18T20:00:00+08:00');

type Person = { client: ApiClient; meetingNo: string; marks: string[] };

/** Everything that is only about one person in one company, and would tell anyone else of them. */
async function personOf(client: ApiClient): Promise<Person> {
  const { body: session } = await client.call<Record<'staffId' | 'userId', string>>('GET', '/session');
  const rooms = await client.call<{ list: { id: string }[] }>(
    'POST',
    '/api-meeting/api/user/v2/rooms/actions/page',
    { body: { pageSize: 100 } },
  );
  const subject = `MARK_${randomBytes(6).toString('hex')}`;
  for (const { id } of rooms.body.list) {
    const draft = {
      subject,
      roomBookingForms: [{ roomId: id }],
      beginTime: evening,
      endTime: evening + 15 * 60_000,
    };
    const { status, body } = await book(client, draft);
    if (status === 200)
      return { client, meetingNo: body.meetingNo, marks: [subject, session.staffId, session.userId] };
  }
  throw new Error('No room of the company is free');
}

async function chooseCompany(client: ApiClient, companyName: string): Promise<void> {
  const path = '/api-meeting/api/user/staffs?deletedType=1';
  const { body } = await client.call<{ staffId: string; companyName: string }[]>('GET', path);
  const staffId = body.find((staff) => staff.companyName === companyName)?.staffId;
  const { status } = await client.call('PUT', '/session/identity', { body: { staffId } });
  expect(status).toBe(200);
}

const rsc = { RSC: '1' };
const prefetch = { ...rsc, 'Next-Router-Prefetch': '1' };
const call = { 'X-CSRF': '1' };

type Address = { path: string; headers?: Record<string, string> };

/** Addresses that mean something else to each who asks; a round takes one, so that every one is asked many times. */
const personal = (meetingNos: string[]): Address[] => [
  { path: '/schedule' },
  { path: '/schedule', headers: rsc },
  { path: '/rooms', headers: prefetch },
  { path: '/schedule?_rsc=stale', headers: rsc },
  ...meetingNos.flatMap((number) => [
    { path: `/details/${number}` },
    { path: `/details/${number}`, headers: rsc },
    { path: `/bff/api-meeting/api/user/v2/meetings/${number}`, headers: call },
  ]),
  { path: '/bff/session', headers: call },
  { path: '/bff/api-meeting/api/user/staffs?deletedType=1', headers: call },
  { path: '/bff/api-meeting/api/user/meetings/actions/recent', headers: call },
  { path: '/bff/api-meeting/api/user/nothing', headers: call },
  { path: '/nothing-here' },
  { path: '/' },
  { path: '/booking?from=cache' },
];

/** Next sends a router that asks without the digest of its headers on to the address with it (`?_rsc=…`). */
async function withDigest(origin: string, { client }: Person, address: Address): Promise<Address> {
  const { path, headers } = address;
  if (!headers || 'X-CSRF' in headers || path.includes('_rsc')) return address;
  const all = { ...headers, ...client.jar.header() };
  const { headers: answered } = await fetch(origin + path, { redirect: 'manual', headers: all });
  return { path: answered.get('location') ?? path, headers };
}

test(
  '[S11] behind a cache that everybody shares, two people of two companies see only their own, 500 times each',
  { tag: '@long' },
  async ({ stage: { app }, cachingFront }) => {
    expect(pinnedNow).toBeLessThan(evening);
    const second = await logIn(app.origin, consultant);
    await chooseCompany(second, otherCompany);
    const people = await Promise.all([personOf(await logIn(app.origin, organizer)), personOf(second)]);
    const [one, other] = people;
    const addresses = await Promise.all(
      personal(people.map(({ meetingNo }) => meetingNo)).map((address) =>
        withDigest(app.origin, one, address),
      ),
    );

    const faults = new Set<string>();
    const kindsWithOwn = new Set<string>();
    const ask = async ({ client, marks }: Person, foreign: string[], round: number) => {
      const { path, headers } = addresses[round % addresses.length] ?? { path: '/' };
      const response = await fetch(cachingFront.origin + path, {
        redirect: 'manual',
        headers: { ...headers, ...client.jar.header() },
      });
      const said = `${JSON.stringify([...response.headers])}${await response.text()}`;
      const complain = (fault: string) => faults.add(`${path} (${response.status}) ${fault}`);
      if (foreign.some((mark) => said.includes(mark))) complain('tells of somebody else');
      if (response.headers.get('x-cache-status') === 'HIT') complain('came from the cache');
      if (!/\bno-store\b/.test(response.headers.get('cache-control') ?? '')) complain('may be stored');
      if (!/\bcookie\b/i.test(response.headers.get('vary') ?? '')) complain('does not vary by cookie');
      if (response.status >= 500) complain('failed');
      if (marks.some((mark) => said.includes(mark))) kindsWithOwn.add(path);
    };

    for (let round = 0; round < rounds; round += 1) {
      await Promise.all([ask(one, other.marks, round), ask(other, one.marks, round)]);
    }
    expect([...faults]).toEqual([]);
    // Otherwise nothing was asked that could have been mixed up.
    const { meetingNo } = one;
    expect([...kindsWithOwn]).toEqual(
      expect.arrayContaining([
        ...['/schedule', '/schedule?_rsc', `/details/${meetingNo}`, `/details/${meetingNo}?_rsc`],
        ...['/bff/session', `/bff/api-meeting/api/user/v2/meetings/${meetingNo}`],
      ]),
    );
  },
);

test(
  '[S11] behind the same cache the files of the build come from the cache, without a word about anybody',
  { tag: '@long' },
  async ({ stage: { app }, cachingFront }) => {
    const { jar } = await logIn(app.origin, organizer);
    const [chunk] = readdirSync('.next/static/chunks').filter((file) => file.endsWith('.js'));
    const ask = () => fetch(`${cachingFront.origin}/_next/static/chunks/${chunk}`, { headers: jar.header() });
    await (await ask()).text();
    const { status, headers } = await ask();
    expect(status).toBe(200);
    expect(headers.get('x-cache-status')).toBe('HIT');
    expect(headers.get('set-cookie')).toBeNull();
  },
);
