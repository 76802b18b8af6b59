import { limits } from '@/lib/domain/limits/limits';
import {
  aMeeting,
  apiOf,
  aRoom,
  aStaff,
  listenToChanges,
  loggedIn,
  at,
  onePage,
  testNow,
  testService,
  type TestStaff,
} from '@/service/testing';
import { pgliteStore } from '@/service/testing/database/pglite-store';
import { connect, type Connection } from '../../connect';

// On a server callers have connections of their own: this is about the one of the embedded store.

const searchKey = 'GET /api-meeting/api/user/meetings/actions/recent';
const roomsKey = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const floodSize = 30;

let connection: Connection;
let drop: () => Promise<void>;
let flooder: TestStaff;
let other: TestStaff;
let service: ReturnType<typeof testService>;
/** How many calls of the flood have been answered. */
let answers: number;

beforeAll(async () => {
  const store = await pgliteStore();
  ({ drop } = store);
  connection = connect(store.address);
  const { db } = connection;
  flooder = await aStaff(db);
  other = await aStaff(db);
  for (const person of [flooder, other]) {
    const mine = { creator_id: person.id, company_id: person.companyId };
    await aMeeting(db, { ...mine, beginTime: at('09:00'), roomIds: [] });
    await aRoom(db, { company_id: person.companyId });
  }
  // Else the first call of each notes that the caller was seen, in a statement of its own.
  await db
    .updateTable('access_token')
    .set({ last_seen_at: new Date(testNow) })
    .execute();
  service = testService(db, { config: { embedded: true } });
});
afterAll(async () => {
  await connection.db.destroy();
  await drop();
});

/** Else the first call of a session notes that it is in use, in a statement of its own. */
const noteActivity = () =>
  connection.db
    .updateTable('access_token')
    .set({ last_seen_at: new Date(testNow) })
    .execute();

/** Sends many calls of one person at once, from one or more sessions; settles when the first of them is answered. */
async function flood(sessions = [flooder]) {
  answers = 0;
  const themeLike = '%_'.repeat(limits.searchTextMaxLength / 2);
  // As calls of a page they are authenticated once, so that all of their searches wait at the same time.
  const senders = sessions.map((session) => apiOf(onePage(service))(session));
  const calls = Array.from({ length: floodSize }, async (_, index) => {
    await senders[index % senders.length]?.(searchKey, { query: { themeLike } });
    answers += 1;
  });
  await Promise.race(calls);
  const before = answers;
  return {
    /** How many of the flood were answered since then. */
    meanwhile: () => answers - before,
    end: () => Promise.all(calls),
  };
}

/** Each statement waits for one that runs. */
const statementsOfACall = 2;

it('[S29] a person’s call waits for no more than two of the calls that another one floods the store with', async () => {
  const { meanwhile, end } = await flood();
  await apiOf(service)(other)(searchKey, { query: {} });
  expect(meanwhile()).toBeLessThanOrEqual(statementsOfACall);
  await end();
  expect(answers).toBe(floodSize);
});

it('[S29] the same holds when the flood comes from several sessions of a person', async () => {
  const sessions = await Promise.all([1, 2, 3].map(() => loggedIn(connection.db, flooder)));
  await noteActivity();
  const { meanwhile, end } = await flood(sessions);
  await apiOf(service)(other)(searchKey, { query: {} });
  expect(meanwhile()).toBeLessThanOrEqual(statementsOfACall);
  await end();
});

it('[S29] the same holds for a page, whose calls come together', async () => {
  const { meanwhile, end } = await flood();
  const api = apiOf(onePage(service))(other);
  await Promise.all([
    api(roomsKey, { body: {} }),
    api(searchKey, { query: {} }),
    api('GET /api-meeting/api/user/v2/areas/trees'),
  ]);
  // The caller, the outbox, the rooms, the areas and the meetings.
  expect(meanwhile()).toBeLessThanOrEqual(5);
  await end();
});

it('[S29] and for a person who is not logged in yet', async () => {
  const { meanwhile, end } = await flood();
  await apiOf(service)()('GET /api-auth/api/getLoginCsrfToken', {});
  expect(meanwhile()).toBeLessThanOrEqual(statementsOfACall);
  await end();
});

it('[S29] [UX-02] and for a stream of changes, whose one reader serves both', async () => {
  const { headers } = await loggedIn(connection.db, flooder);
  await noteActivity();
  const { meanwhile, end } = await flood();
  const flooderLeaves = new AbortController();
  await service.request('/api-meeting/api/user/changes', { headers, signal: flooderLeaves.signal });
  const stream = await listenToChanges(service, other);
  // Its caller, and what the hub reads for each of the two.
  expect(meanwhile()).toBeLessThanOrEqual(6);
  stream.leave();
  flooderLeaves.abort();
  await end();
});
