import { setTimeout as delay } from 'node:timers/promises';
import { Pool } from 'pg';
import { noticeMinutes } from '@/lib/domain/meeting/meeting-values';
import { msPerMinute } from '@/lib/time/instant';
import { runLoad } from '../load';
import type { Measure } from '../measure';
import { compare, partsOf, warmUp } from '../rounds';
import { signInMany } from '../staging/sign-in';
import { bookableRooms, bookingRequests } from './requests/booking-requests';

const connections = 16;
const people = 64;
const meetings = 10_000;
const label = 'before_15';
/** A runner looks for due reminders every ten seconds, so a run under load lasts longer. */
const leastSeconds = 12;
const longestMs = 10 * msPerMinute;

const insertDue = `
  with begun as (
    insert into meeting (company_id, id, subject, begins_at, ends_at, scope, notice_labels, creator_id, created_at)
    select $1::uuid, gen_random_uuid(), '例会', $3::timestamptz, $3::timestamptz + interval '45 minutes', 2, array[$4::text], $2::uuid, now() - interval '1 day'
    from generate_series(1, $5::int)
    returning company_id, id, creator_id, begins_at, created_at
  )
  insert into meeting_member (company_id, meeting_id, staff_id, begins_at, relation, state, created_at)
  select company_id, id, creator_id, begins_at, 'organizer', 2, created_at from begun`;

/**
 * BOOK-02: ten thousand reminders become due at one instant, while people book. How long until all stand in the lists, and how much
 * slower bookings are meanwhile.
 */
export const reminders: Measure = {
  name: 'reminders',
  async run(stage) {
    const database = await stage.ownDatabase(10_000);
    const service = await stage.service(database);
    const persons = await signInMany(database, people);
    const [first = {}] = persons;
    const rooms = await bookableRooms(service, first);
    const requests = bookingRequests({ persons, rooms, database });
    const seconds = Math.max(stage.settings.seconds, leastSeconds);
    const perSecond = async () =>
      (await runLoad({ origin: service.origin, requests, connections, seconds })).requestsPerSecond;
    const pool = new Pool({ connectionString: database.url, max: 1 });
    const listed = async () => {
      const { rows } = await pool.query<{ n: number }>(
        `select count(*)::int as n from notice where kind = 'reminder' and channel = 'app' and sent_at is not null`,
      );
      return rows[0]?.n ?? 0;
    };
    const waits: number[] = [];
    const withReminders = async () => {
      const before = await listed();
      const beginsAt = new Date(Date.now() + noticeMinutes[label] * msPerMinute);
      const ids = [first['x-company-id'], first['x-staff-id']];
      await pool.query(insertDue, [...ids, beginsAt, label, meetings]);
      const startedAt = performance.now();
      const load = perSecond();
      while ((await listed()) < before + meetings) {
        if (performance.now() - startedAt > longestMs) throw new Error('the reminders were not listed');
        await delay(200);
      }
      waits.push(performance.now() - startedAt);
      return load;
    };
    try {
      await warmUp(perSecond);
      const rounds = await compare({ anchor: perSecond, product: withReminders }, stage.settings.rounds);
      const title = `${meetings} due reminders while people book`;
      return [
        {
          id: 'reminders-listed',
          title: `${title}: until the last one is listed, slowest round`,
          value: Math.max(...waits),
          unit: 'ms',
          better: 'less',
          gate: 60_000,
          aim: 20_000,
        },
        {
          id: 'reminders-booking',
          title: `${title}: bookings / bookings without`,
          value: rounds.ratio,
          unit: 'ratio',
          better: 'more',
          gate: 0.8,
          aim: 0.9,
          parts: partsOf(rounds),
        },
      ];
    } finally {
      await pool.end();
    }
  },
};
