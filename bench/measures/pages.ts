import { logIn } from '@/e2e/fixtures/api-client';
import type { Figure } from '../figure';
import { runLoad } from '../load';
import type { Measure } from '../measure';
import { compare, partsOf, warmUp } from '../rounds';
import { barePagePath, buildWithBarePage } from '../staging/build-with-bare-page';

const connections = 4;
/** Half of a page's statements are its reader's own: a page that one person reloads all the time says too little. */
const readers = 16;

/** The encodings that a browser accepts over https, and from its own machine. */
const asChromium = 'gzip, deflate, br, zstd';

const measuredPages = [
  { id: 'ssr-rooms', title: 'SSR rooms page, 30 rooms on a busy day / bare page', path: '/rooms', gate: 0.3 },
  { id: 'ssr-schedule', title: 'SSR schedule / bare page', path: '/schedule', gate: 0.35 },
  // 1.3 times the schedule at most.
  { id: 'ssr-week', title: 'SSR week / bare page', path: '/schedule?mode=week', gate: 0.27 },
];

/** Whole pages as the browsers of several logged-in people load them, compressed, against a page that does nothing. */
export const pages: Measure = {
  name: 'pages',
  async run(stage) {
    const database = await stage.database(10_000);
    const { origin } = await stage.product(database, { folder: await buildWithBarePage() });
    const mobiles = database.load.mobiles.slice(0, readers);
    const loggedIn = await Promise.all(mobiles.map((mobile) => logIn(origin, mobile)));
    const perSecond = (path: string) => async () => {
      const requests = loggedIn.map(({ jar }) => ({
        path,
        headers: { ...jar.header(), accept: 'text/html', 'accept-encoding': asChromium },
      }));
      const load = { origin, requests, connections, seconds: stage.settings.seconds };
      return (await runLoad(load)).requestsPerSecond;
    };

    const figures: Figure[] = [];
    for (const { id, title, path, gate } of measuredPages) {
      const comparison = { anchor: perSecond(barePagePath), product: perSecond(path) };
      // Code that is compiled and caches that are filled on the way are not part of a page's cost.
      await warmUp(comparison.anchor);
      await warmUp(comparison.product);
      const rounds = await compare(comparison, stage.settings.rounds);
      figures.push({
        id,
        title,
        value: rounds.ratio,
        unit: 'ratio',
        better: 'more',
        gate,
        aim: 0.45,
        parts: partsOf(rounds),
      });
    }
    return figures;
  },
};
