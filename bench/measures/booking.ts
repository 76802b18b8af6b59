import { type LoadRequest, runLoad } from '../load';
import type { Measure } from '../measure';
import { compare, partsOf } from '../rounds';
import type { StagedServer } from '../stage';
import { signInMany } from '../staging/sign-in';
import { benchSubject, bookableRooms, bookingRequests } from './requests/booking-requests';
import { freeSlots } from './requests/free-slots';

const connections = 16;
/** Each books for itself: one person's bookings wait for each other on purpose (R10). */
const people = 64;

/**
 * Bookings on the service, each of another free slot, against the bare statement behind the same HTTP server, driver and pool.
 * What HTTP and the database's own work cost is on both sides; what is left between them is what the product adds: log-in,
 * rules, idempotency, change log and the news to others.
 */
export const booking: Measure = {
  name: 'booking',
  async run(stage) {
    const [bareDatabase, database] = [await stage.ownDatabase(10_000), await stage.ownDatabase(10_000)];
    const bare = await stage.anchor('bare-booking', bareDatabase);
    const service = await stage.service(database);
    const persons = await signInMany(database, people);
    const [first = {}] = persons;
    const rooms = await bookableRooms(service, first);
    const nextBareSlot = freeSlots(rooms, database);
    let turn = 0;
    const nextPerson = () => persons[(turn += 1) % persons.length] ?? first;

    const bareBooking = (): LoadRequest => {
      const person = nextPerson();
      const body = {
        companyId: person['x-company-id'],
        staffId: person['x-staff-id'],
        subject: benchSubject,
        ...nextBareSlot(),
      };
      return { method: 'POST', path: '/book', body };
    };
    const productBooking = bookingRequests({ persons, rooms, database });
    const perSecond = async ({ origin }: StagedServer, requests: () => LoadRequest) =>
      (await runLoad({ origin, requests, connections, seconds: stage.settings.seconds })).requestsPerSecond;
    const comparison = {
      anchor: () => perSecond(bare, bareBooking),
      product: () => perSecond(service, productBooking),
    };

    await comparison.anchor();
    await comparison.product();
    const rounds = await compare(comparison, stage.settings.rounds);
    return [
      {
        id: 'booking',
        title: 'Booking on the service at concurrency 16 / bare statement',
        value: rounds.ratio,
        unit: 'ratio',
        better: 'more',
        gate: 0.25,
        aim: 0.4,
        parts: partsOf(rounds),
      },
    ];
  },
};
