import { Kysely, PostgresDialect } from 'kysely';
import { limits } from '@/lib/domain/limits/limits';
import {
  aMeeting,
  aRoom,
  aStaff,
  at,
  rawClient,
  type TestDatabase,
  testDatabase,
  type TestStaff,
} from '@/service/testing';
import { connect, type Connection } from '../connect';
import type { Database } from '../database';

/** The searches of the product: each finds what contains the text. */
const searches = {
  rooms: (text: string) => ({
    call: 'POST /api-meeting/api/user/v2/rooms/actions/page',
    json: { keyword: text },
    namesOf: ({ list }: Record<string, unknown>) => (list as { name: string }[]).map(({ name }) => name),
  }),
  'recent meetings': (text: string) => ({
    call: `GET /api-meeting/api/user/meetings/actions/recent?themeLike=${encodeURIComponent(text)}`,
    json: undefined,
    namesOf: (body: unknown) => (body as { theme: string }[]).map(({ theme }) => theme),
  }),
};

const names = ['100% Cafe', '1000', 'a_b', 'a\\b', 'axb'];

describe.each(Object.entries(searches))('a text that %s are searched by', (_what, search) => {
  let store: TestDatabase;
  let connection: Connection;
  let me: TestStaff;
  let sent: { sql: string; parameters: readonly unknown[] }[];
  let db: Kysely<Database>;

  beforeAll(async () => {
    store = await testDatabase();
    me = await aStaff(store.db);
    for (const name of names) {
      await aRoom(store.db, { company_id: me.companyId, name });
      const meeting = { creator_id: me.id, company_id: me.companyId, subject: name };
      await aMeeting(store.db, { ...meeting, beginTime: at('09:00'), roomIds: [] });
    }
  });
  afterAll(() => store.close());
  beforeEach(() => {
    sent = [];
    connection = connect(store.address);
    db = new Kysely<Database>({
      dialect: new PostgresDialect({ pool: connection.pool }),
      log: ({ query: { sql, parameters } }) => void sent.push({ sql, parameters }),
    });
  });
  afterEach(() => db.destroy());

  const send = async (text: string) => {
    const { call, json, namesOf } = search(text);
    const { status, body } = await rawClient(db)(call, { headers: me.headers, json });
    return { status, names: status === 200 ? namesOf(body).sort() : [] };
  };

  it.each([
    ['%', ['100% Cafe']],
    ['_', ['a_b']],
    ['\\', ['a\\b']],
    ['CAFE', ['100% Cafe']],
    ['100', ['100% Cafe', '1000']],
  ])('[S60] %j is matched literally, in any case', async (text, expected) => {
    expect(await send(text)).toEqual({ status: 200, names: expected });
  });

  it('[S29] [S60] is never a pattern, whose matching can take as long as its author likes', async () => {
    const text = '%_'.repeat(limits.searchTextMaxLength / 2);
    expect(await send(text)).toEqual({ status: 200, names: [] });
    const [searching] = sent.filter(({ parameters }) => parameters.includes(text));
    expect(searching?.sql).toContain('strpos(');
    for (const { sql } of sent) expect(sql).not.toMatch(/\blike\b|\bilike\b|similar to| !?~/i);
  });

  it('[S37] is refused when it is too long', async () => {
    expect(await send('会'.repeat(limits.searchTextMaxLength))).toMatchObject({ status: 200 });
    expect(await send('会'.repeat(limits.searchTextMaxLength + 1))).toMatchObject({ status: 400 });
  });
});
