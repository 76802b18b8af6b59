import { type LoadRequest, runLoad } from '../../load';
import type { Measure } from '../../measure';
import { compare, partsOf, warmUp } from '../../rounds';
import type { StagedServer } from '../../stage';
import { signInMany } from '../../staging/sign-in';
import { bookableRooms } from '../requests/booking-requests';
import { dayRequest } from '../requests/day-request';
import {
  pairsOf,
  seriesBookings,
  seriesCheck,
  seriesEdits,
  teamBookings,
  type Team,
} from './series-requests';

const members = 10;

/**
 * A weekly series of a year with two rooms and ten people on the service, one request at a time: its booking and an edit of all of it beside
 * one such meeting, its check beside the bare query of a day.
 */
export const series: Measure = {
  name: 'series',
  async run(stage) {
    const database = await stage.ownDatabase(10_000);
    const [service, bareDay] = [await stage.service(database), await stage.anchor('bare-day', database)];
    const [organizer = {}, ...others] = await signInMany(database, members + 1);
    const team: Team = {
      headers: organizer,
      staffIds: others.flatMap((person) => person['x-staff-id'] ?? []),
      pairs: pairsOf(await bookableRooms(service, organizer)),
      database,
    };
    const { seconds, rounds } = stage.settings;
    const perSecond =
      ({ origin }: StagedServer, requests: LoadRequest[] | (() => LoadRequest)) =>
      async () =>
        (await runLoad({ origin, requests, connections: 1, seconds })).requestsPerSecond;

    const single = perSecond(service, teamBookings(team));
    const booked = perSecond(service, seriesBookings(team));
    const edited = perSecond(service, await seriesEdits(team, service));
    const checked = perSecond(service, [seriesCheck(team)]);
    const day = perSecond(bareDay, [dayRequest(database, organizer)]);
    for (const run of [single, booked, edited, checked, day]) await warmUp(run);

    const figures = [
      {
        id: 'series-booking',
        title: 'Booking a weekly series of 52 with 2 rooms and 10 people / one such meeting',
        ...{ anchor: single, product: booked, gate: 8, aim: 5 },
      },
      {
        id: 'series-edit',
        title: 'Editing all of such a series / booking one such meeting',
        ...{ anchor: single, product: edited, gate: 8, aim: 5 },
      },
      {
        id: 'series-check',
        title: 'Checking such a series / a bare route with the query of a day',
        ...{ anchor: day, product: checked, gate: 5, aim: 3 },
      },
    ];
    const results = [];
    for (const { anchor, product, ...figure } of figures) {
      const comparison = await compare({ anchor, product }, rounds);
      results.push({
        ...figure,
        value: 1 / comparison.ratio,
        unit: 'ratio' as const,
        better: 'less' as const,
        parts: partsOf(comparison),
      });
    }
    return results;
  },
};
