import { setTimeout as delay } from 'node:timers/promises';
import { type ApiClient, logIn } from '@/e2e/fixtures/api-client';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { limits } from '@/lib/domain/limits/limits';
import { seriesLimits } from '@/lib/domain/limits/series-limits';
import { msPerDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';
import { type LoadRequest, runLoad } from '../../load';
import type { Measure } from '../../measure';
import { warmUp } from '../../rounds';
import type { LoadedDatabase } from '../../stage';
import { signInMany } from '../../staging/sign-in';
import { median } from '../../statistics';
import { benchSubject } from '../requests/booking-requests';
import { dayRequest } from '../requests/day-request';

const people = 16;
/** Requests of each of them. */
const perSecond = 2;
const roomsOfMeeting = 10;

/**
 * S37: how much longer the slowest in a hundred of sixteen people's requests take while somebody sends the most expensive allowed call of a
 * kind, one after the other, with the limits of calls in force. The figure is that of the worst kind.
 */
export const fairness: Measure = {
  name: 'fairness',
  async run(stage) {
    const database = await stage.database(10_000);
    const { origin } = await stage.product(database, { env: { RATE_LIMIT_SCALE: '1' } });
    const [greedy, ...others] = await Promise.all(
      database.load.mobiles.slice(0, people + 1).map((mobile) => logIn(origin, mobile)),
    );
    if (!greedy) throw new Error('Nobody of the load can log in');
    let turn = 0;
    const requests = (): LoadRequest => {
      const { path, headers, ...rest } = dayRequest(database, {});
      const own = others[(turn += 1) % others.length]?.jar.header();
      return { ...rest, path: `/bff${path}`, headers: { ...headers, ...own, 'X-CSRF': '1', Origin: origin } };
    };
    const { seconds, rounds } = stage.settings;
    const load = { origin, requests, connections: people, perSecond: people * perSecond };
    const p99 = async () => (await runLoad({ ...load, seconds: 3 * seconds })).p99;
    await warmUp(async () => (await runLoad({ ...load, seconds })).requestsPerSecond);

    const ratios: Record<string, number> = {};
    const granted: Record<string, number> = {};
    for (const [kind, request] of Object.entries(await dearestRequests(database))) {
      const ofKind: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const quiet = await p99();
        const end = sendInLoop(greedy, request);
        const beside = await p99();
        granted[`${kind}: answers`] = await end();
        ofKind.push(beside / quiet);
      }
      ratios[kind] = median(ofKind);
    }
    return [
      {
        id: 'fairness',
        title: `The day for ${people} people while one sends the dearest calls in a loop: p99 / quiet`,
        value: Math.max(...Object.values(ratios)),
        unit: 'ratio',
        better: 'less',
        gate: 3,
        aim: 2,
        parts: { ...ratios, ...granted },
      },
    ];
  },
};

/** Asks again as soon as it is answered; what it returns ends that and answers how many were granted. */
function sendInLoop({ call }: ApiClient, { method = 'POST', path, body }: LoadRequest) {
  let isOver = false;
  const granted = (async () => {
    let count = 0;
    while (!isOver) {
      const { status } = await call(method, path, { body });
      if (status === 200) count += 1;
      // A loop of refusals would cost next to nothing.
      if (status === 429) await delay(limits.shortDebounceMs);
    }
    return count;
  })();
  return () => {
    isOver = true;
    return granted;
  };
}

/** The most that each of the expensive rows of the contract lets one ask for. */
async function dearestRequests(database: LoadedDatabase): Promise<Record<string, LoadRequest>> {
  const { roomIds, day } = database.load;
  const staff = await signInMany(database, contactLimits.busyPeopleMax);
  const staffIdList = staff.flatMap((person) => person['x-staff-id'] ?? []);
  const tomorrow = day.beginTime + msPerDay;
  // At night, when no room is open: all are refused, and repairs are looked for.
  const beginTime = tomorrow + 120 * msPerMinute;
  const post = (path: string, body: unknown): LoadRequest => ({
    method: 'POST',
    path: `/api-meeting/api/user/v2/${path}`,
    body,
  });
  return {
    'series check': post('repeat-meetings/actions/check', {
      ...{ subject: benchSubject, beginTime, endTime: beginTime + 45 * msPerMinute },
      recurrence: `FREQ=DAILY;COUNT=${seriesLimits.occurrences}`,
      roomBookingForms: roomIds.slice(0, roomsOfMeeting).map((roomId) => ({ roomId })),
    }),
    'find a time': post('meetings/actions/find-time', {
      ...{ staffIdList, minutes: 45, from: tomorrow, to: tomorrow + limits.daysPerWeek * msPerDay },
    }),
    'busy times': post('members/actions/schedules', {
      ...{ staffIdList, beginTime: tomorrow, endTime: tomorrow + contactLimits.busyDaysMax * msPerDay },
    }),
    'room search': post('rooms/actions/page', { keyword: '望江', pageSize: 30 }),
    'bookings of rooms': post('orders/actions/list', {
      ...{
        roomIdList: roomIds,
        beginTime: day.beginTime,
        endTime: day.beginTime + limits.maxWindowDays * msPerDay,
      },
    }),
  };
}
