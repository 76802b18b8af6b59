import { expect } from '@playwright/test';
import { test } from './crawl/crawl-test';
import { lastingDigest } from './crawl/checks/lasting-digest';
import {
  endsSession,
  fileRequests,
  handlerRequests,
  misspeltPageRequests,
  pageRequests,
} from './crawl/requests/page-requests';
import { noThings } from './crawl/requests/things';

const { unknown, garbage, missing } = noThings;

// Every way in is offered, and nobody answers at the other end of those that lead to others.
const elsewhere = 'http://localhost:9';
test.use({
  stageEnv: {
    SSO_ISSUER: elsewhere,
    SSO_CLIENT_ID: 'rooms',
    WX_APP_ID: 'wx0',
    WX_SECRET: 'secret-of-wechat',
    WX_REDIRECT_URI: 'http://localhost/bff/wechat/return',
    WX_PAGE_URL: elsewhere,
    WX_API_URL: elsewhere,
    WORK_CHAT_LOGIN_URL: `${elsewhere}/work-chat`,
  },
});

test('[S01] [S02] [S11] [S17] [S51] no page gives away what is not the caller’s, breaks or misses a header', async ({
  crawler: { callers, ours, theirs, faultsOf },
  stage: { database },
}) => {
  const before = await lastingDigest(database);
  const faults = [
    ...(await faultsOf(callers.anonymous, [
      ...pageRequests(ours),
      ...misspeltPageRequests(ours),
      ...fileRequests(),
    ])),
    ...(await faultsOf(callers.disabled, pageRequests(ours))),
    ...(await faultsOf(callers.nobody, pageRequests(ours))),
    ...(await faultsOf(callers.member, [ours, theirs, unknown, garbage, missing].flatMap(pageRequests))),
    ...(await faultsOf(callers.member, misspeltPageRequests(ours))),
    ...(await faultsOf(callers.other, [ours, theirs].flatMap(pageRequests))),
  ];
  expect(faults).toEqual([]);
  expect(await lastingDigest(database)).toEqual(before);
});

test('[S01] [S02] [S38] [S44] [S51] [S56] the BFF’s own calls keep to their caller, by every method', async ({
  crawler: { callers, theirs, faultsOf },
  stage: { database },
}) => {
  const before = await lastingDigest(database);
  const requests = handlerRequests(theirs);
  const faults: string[] = [];
  for (const caller of [callers.anonymous, callers.disabled, callers.nobody, callers.member]) {
    faults.push(
      ...(await faultsOf(
        caller,
        requests.filter((request) => !endsSession(request)),
      )),
    );
    faults.push(...(await faultsOf(caller, requests.filter(endsSession))));
  }
  expect(faults).toEqual([]);
  expect(await lastingDigest(database)).toEqual(before);
});
