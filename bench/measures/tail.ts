import { runLoad } from '../load';
import type { Measure } from '../measure';
import { warmUp } from '../rounds';
import { signIn } from '../staging/sign-in';
import { dayRequest } from './requests/day-request';

/** How much longer than usual the slowest in a hundred wait for the day of thirty rooms. */
export const tail: Measure = {
  name: 'tail',
  async run(stage) {
    const database = await stage.database(10_000);
    const { origin } = await stage.service(database);
    const load = { origin, requests: [dayRequest(database, await signIn(database))], connections: 16 };
    const { seconds } = stage.settings;
    await warmUp(async () => (await runLoad({ ...load, seconds })).requestsPerSecond);
    const { p50, p99, requestsPerSecond } = await runLoad({ ...load, seconds: 3 * seconds });
    return [
      {
        id: 'tail',
        title: 'Day JSON of 30 rooms at concurrency 16: p99 / p50',
        value: p99 / p50,
        unit: 'ratio',
        better: 'less',
        gate: 3,
        aim: 2.2,
        parts: { p50, p99, requestsPerSecond },
      },
    ];
  },
};
