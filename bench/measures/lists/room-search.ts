import { Client } from 'pg';
import { runLoad } from '../../load';
import type { Measure } from '../../measure';
import { compare, partsOf, warmUp } from '../../rounds';
import type { LoadedDatabase, Stage } from '../../stage';
import { signIn } from '../../staging/sign-in';

const few = 30;
const many = 1_000;
const connections = 16;

const dropRooms = `
  update room set deleted_at = now() where company_id = $1 and id <> all ($2::uuid[])`;

const addRooms = `
  insert into room (company_id, id, area_id, name, pinyin, position, capacity, equipment, created_at)
  select company_id, gen_random_uuid(), area_id, '分会场 ' || copy || ' ' || position, pinyin, position + 10000 * copy, capacity, equipment, created_at
  from room, generate_series(1, 10) as copy
  where company_id = $1 and deleted_at is null
  limit greatest(0, $2::int - (select count(*) from room where company_id = $1 and deleted_at is null))`;

/** BOOK-02: how much longer the form's search for a room takes in a company of a thousand rooms than in one of thirty, which is the anchor. */
export const roomSearch: Measure = {
  name: 'room-search',
  async run(stage) {
    const anchor = await searching(stage, (client, { load }) =>
      client.query(dropRooms, [load.companyId, load.roomIds.slice(0, few)]),
    );
    const product = await searching(stage, (client, { load }) =>
      client.query(addRooms, [load.companyId, many]),
    );
    for (const run of [anchor, product]) await warmUp(run);
    const rounds = await compare({ anchor, product }, stage.settings.rounds);
    return [
      {
        id: 'room-search',
        title: 'Search for a room, 30 → 1,000 rooms: time',
        value: 1 / rounds.ratio,
        unit: 'ratio',
        better: 'less',
        gate: 1.5,
        aim: 1.2,
        parts: partsOf(rounds),
      },
    ];
  },
};

async function searching(
  stage: Stage,
  prepare: (client: Client, database: LoadedDatabase) => Promise<unknown>,
) {
  const database = await stage.ownDatabase(10_000);
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await prepare(client, database).finally(() => client.end());
  const { origin } = await stage.service(database);
  const headers = await signIn(database);
  let turn = 0;
  // Another question each time: a company's cache answers those it has answered before.
  const requests = () => ({
    method: 'POST' as const,
    path: '/api-meeting/api/user/v2/rooms/actions/page',
    headers,
    body: { keyword: `望江 ${(turn += 1)}`, pageSize: few },
  });
  return async () =>
    (await runLoad({ origin, requests, connections, seconds: stage.settings.seconds })).requestsPerSecond;
}
