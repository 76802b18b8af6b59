import { expect } from '@playwright/test';
import { test } from './crawl/crawl-test';
import { lastingDigest } from './crawl/checks/lasting-digest';
import { differences } from './crawl/checks/differences';
import { hostileRowRequests, namingRequests, readRequests, rowRequests } from './crawl/requests/row-requests';
import { noThings } from './crawl/requests/things';

const { unknown, garbage, missing } = noThings;

test('[S01] [S38] [S43] [S51] [S56] whoever is nobody to a company learns and changes nothing by any row', async ({
  crawler: { callers, ours, theirs, faultsOf },
  stage: { database },
}) => {
  const before = await lastingDigest(database);
  const faults = [
    ...(await faultsOf(callers.anonymous, [ours, garbage, missing].flatMap(rowRequests))),
    ...(await faultsOf(callers.disabled, rowRequests(ours))),
    ...(await faultsOf(callers.nobody, [ours, theirs].flatMap(rowRequests))),
  ];
  expect(faults).toEqual([]);
  expect(await lastingDigest(database)).toEqual(before);
});

test('[S01] [S38] [S43] [S44] [S51] by no row is a thing of another company more than one that does not exist', async ({
  crawler: { callers, ours, theirs, ask, faultsOf },
  stage: { database },
}) => {
  const before = await lastingDigest(database);
  const faults = [
    ...(await faultsOf(callers.member, [theirs, garbage, missing].flatMap(namingRequests))),
    ...(await faultsOf(callers.other, namingRequests(ours))),
    ...differences(
      await ask(callers.member, namingRequests(theirs)),
      await ask(callers.member, namingRequests(unknown)),
    ),
  ];
  expect(faults).toEqual([]);
  expect(await lastingDigest(database)).toEqual(before);
});

test(
  '[S01] [S02] [S38] [S51] whatever a member sends to any row, nothing breaks or leaks',
  { tag: '@long' },
  async ({ crawler: { callers, ours, theirs, faultsOf } }) => {
    const faults = [
      ...(await faultsOf(callers.member, [...readRequests(ours), ...hostileRowRequests(ours)])),
      ...(await faultsOf(callers.other, [...readRequests(theirs), ...rowRequests(theirs)])),
    ];
    expect(faults).toEqual([]);
  },
);
