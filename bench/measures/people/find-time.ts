import { Client } from 'pg';
import { limits } from '@/lib/domain/limits/limits';
import { msPerDay } from '@/lib/time/day';
import { type LoadRequest, runLoad } from '../../load';
import type { Measure } from '../../measure';
import { compare, partsOf, warmUp } from '../../rounds';
import { signIn, signInMany } from '../../staging/sign-in';
import { dayRequest } from '../requests/day-request';

const connections = 16;
const people = 8;

/**
 * BEY-05: a time for eight people with any of three hundred rooms within five working days, beside the bare query of thirty rooms'
 * day.
 */
export const findTime: Measure = {
  name: 'find-time',
  async run(stage) {
    const database = await stage.ownDatabase(10_000);
    await seatEverybody(database.url);
    const [bare, service] = await Promise.all([stage.anchor('bare-day', database), stage.service(database)]);
    const [organizer = {}, ...others] = await signInMany(database, people);
    const from = database.load.day.beginTime;
    const search: LoadRequest = {
      method: 'POST',
      path: '/api-meeting/api/user/v2/meetings/actions/find-time',
      headers: organizer,
      body: {
        staffIdList: others.map((person) => person['x-staff-id']),
        minutes: 45,
        from,
        to: from + limits.daysPerWeek * msPerDay,
      },
    };
    const { seconds, rounds } = stage.settings;
    const perSecond = (origin: string, request: LoadRequest) => async () =>
      (await runLoad({ origin, requests: [request], connections, seconds })).requestsPerSecond;
    const anchor = perSecond(bare.origin, dayRequest(database, await signIn(database)));
    const product = perSecond(service.origin, search);
    for (const run of [anchor, product]) await warmUp(run);
    const rated = await compare({ anchor, product }, rounds);
    return [
      {
        id: 'find-time',
        title: 'Find a time for 8 people in 300 rooms and 5 working days / the bare day of 30 rooms: time',
        value: 1 / rated.ratio,
        unit: 'ratio',
        better: 'less',
        gate: 10,
        aim: 5,
        parts: partsOf(rated),
      },
    ];
  },
};

/** Every room of the load seats the people, so that none is left out before its bookings are read. */
async function seatEverybody(connectionString: string) {
  const client = new Client({ connectionString });
  await client.connect();
  await client
    .query('UPDATE room SET capacity = greatest(capacity, $1::int)', [people])
    .finally(() => client.end());
}
