import type { Figure } from '../figure';
import { runLoad } from '../load';
import type { Measure } from '../measure';
import { compare, partsOf, warmUp } from '../rounds';
import type { Stage } from '../stage';
import { signIn } from '../staging/sign-in';
import { dayRequest } from './requests/day-request';

const few = 10_000;

/** How much longer the day of thirty rooms takes when the database holds many more bookings; the few are the anchor. */
export const growth: Measure = {
  name: 'growth',
  async run(stage) {
    const million = await grown(stage, 1_000_000);
    const figures: Figure[] = [
      { ...million, id: 'growth-1m', title: 'Day JSON, 10 thousand → 1 million bookings: time', gate: 1.25 },
    ];
    if (stage.settings.tenMillion) {
      const tenMillion = await grown(stage, 10_000_000);
      figures.push({
        ...tenMillion,
        id: 'growth-10m',
        title: 'Day JSON, 10 thousand → 10 million bookings: time',
        gate: 1.4,
      });
    }
    return figures;
  },
};

async function grown(stage: Stage, many: number) {
  const small = await askDayOf(stage, few);
  const large = await askDayOf(stage, many);
  for (const run of [small, large]) await warmUp(run);
  const rounds = await compare({ anchor: small, product: large }, stage.settings.rounds);
  return {
    value: 1 / rounds.ratio,
    unit: 'ratio',
    better: 'less',
    aim: 1.15,
    parts: partsOf(rounds),
  } satisfies Partial<Figure>;
}

async function askDayOf(stage: Stage, bookings: number) {
  const database = await stage.database(bookings);
  const { origin } = await stage.service(database);
  const requests = [dayRequest(database, await signIn(database))];
  return async () => {
    const load = { origin, requests, connections: 16, seconds: stage.settings.seconds };
    return (await runLoad(load)).requestsPerSecond;
  };
}
