import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { runLoad } from '../../load';
import type { Measure } from '../../measure';
import { compare, partsOf, warmUp } from '../../rounds';
import { signInMany } from '../../staging/sign-in';

const connections = 16;
const few = 8;
const many = contactLimits.busyPeopleMax;

/** BOOK-11: how much longer the busy times of fifty people take than those of eight, which are the anchor. */
export const busyTimes: Measure = {
  name: 'busy-times',
  async run(stage) {
    const database = await stage.database(10_000);
    const { origin } = await stage.service(database);
    const persons = await signInMany(database, many);
    const timesOf = (count: number) => async () => {
      const request = {
        method: 'POST' as const,
        path: '/api-meeting/api/user/v2/members/actions/schedules',
        headers: persons[0] ?? {},
        body: {
          staffIdList: persons.slice(0, count).map((person) => person['x-staff-id']),
          ...database.load.day,
        },
      };
      const load = { origin, requests: [request], connections, seconds: stage.settings.seconds };
      return (await runLoad(load)).requestsPerSecond;
    };
    const [anchor, product] = [timesOf(few), timesOf(many)];
    for (const run of [anchor, product]) await warmUp(run);
    const rated = await compare({ anchor, product }, stage.settings.rounds);
    return [
      {
        id: 'busy-times',
        title: `Busy times of a day, ${few} → ${many} people: time`,
        value: 1 / rated.ratio,
        unit: 'ratio',
        better: 'less',
        gate: 2,
        aim: 1.5,
        parts: partsOf(rated),
      },
    ];
  },
};
