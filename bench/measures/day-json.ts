import { logIn } from '@/e2e/fixtures/api-client';
import { type LoadRequest, runLoad } from '../load';
import type { Measure } from '../measure';
import { compare, partsOf, warmUp } from '../rounds';
import { signIn } from '../staging/sign-in';
import { dayRequest } from './requests/day-request';

const bookings = 10_000;
const connections = 16;

/** Measures the day of thirty rooms on the service beside a bare route with the same query, and the BFF's share on top. */
export const dayJson: Measure = {
  name: 'day-json',
  async run(stage) {
    const database = await stage.database(bookings);
    const [bare, service, product] = await Promise.all([
      stage.anchor('bare-day', database),
      stage.service(database),
      stage.product(database),
    ]);
    const request = dayRequest(database, await signIn(database));
    const { jar } = await logIn(product.origin, database.load.mobiles[0] ?? '');
    const ofBrowser = { ...request.headers, ...jar.header(), 'X-CSRF': '1', Origin: product.origin };
    const throughBff = { ...request, path: `/bff${request.path}`, headers: ofBrowser };

    const { seconds, rounds } = stage.settings;
    const perSecond = (origin: string, request: LoadRequest) => async () =>
      (await runLoad({ origin, requests: [request], connections, seconds })).requestsPerSecond;
    const [bareDay, direct, bff] = [
      perSecond(bare.origin, request),
      perSecond(service.origin, request),
      perSecond(product.origin, throughBff),
    ];
    for (const run of [bareDay, direct, bff]) await warmUp(run);

    const onService = await compare({ anchor: bareDay, product: direct }, rounds);
    const onBff = await compare({ anchor: direct, product: bff }, rounds);
    return [
      {
        id: 'day-json-service',
        title: 'Day JSON of 30 rooms on the service / a bare route with the same query',
        value: onService.ratio,
        unit: 'ratio',
        better: 'more',
        gate: 0.6,
        aim: 1.2,
        parts: partsOf(onService),
      },
      {
        id: 'day-json-bff',
        title: 'Day JSON of 30 rooms through the BFF / on the service',
        value: onBff.ratio,
        unit: 'ratio',
        better: 'more',
        gate: 0.4,
        aim: 0.6,
        parts: partsOf(onBff),
      },
    ];
  },
};
