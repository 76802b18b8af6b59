import { limits } from '@/lib/domain/limits/limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Day } from '@/lib/time/day';
import { addDays } from '@/lib/time/day';
import { addMeeting } from './add-meeting';
import { subjects } from '../data/subjects';
import type { Cast, Person } from '../people/people';
import type { DemoRoom, Rooms } from '../rooms';
import type { Scene } from '../scene/scene';
import { isWorkday, spanOn, workdaysAfter } from '../scene/scene';

const busyFrom = 8 * 60 + 30;
const busyUntil = 18 * 60 + 30;
const lengths = [30, 30, 45, 60, 60, 90];
const workdaysAhead = 4;

/** The bookings of the rest of the company, so that the rooms look like those of a company at work. */
export function addOtherBookings(scene: Scene, cast: Cast, rooms: Rooms): void {
  const bookable = rooms.all.filter(
    (room) => !room.needsApproval && !room.isOutOfOrder && room.name !== '望江',
  );
  const yesterday = addDays(scene.today, -1);
  for (const room of bookable) fillDay(scene, cast, { day: scene.today, room, gap: 9 });
  for (const day of [yesterday, ...workdaysAfter(scene.today, workdaysAhead)].filter(isWorkday)) {
    for (const room of bookable) fillDay(scene, cast, { day, room, gap: 20 });
  }
}

/** `gap` is the longest pause between two meetings, in quarter hours. */
type Filling = { day: Day; room: DemoRoom; gap: number };

function fillDay(scene: Scene, cast: Cast, { day, room, gap }: Filling): void {
  const { random, occupancy } = scene;
  const randomGap = () => random.between(0, gap) * limits.slotMinutes;
  const until = Math.min(room.openToMinute, busyUntil);
  for (let minute = Math.max(room.openFromMinute, busyFrom) + randomGap(); ;) {
    const length = random.pick(lengths);
    if (minute + length > until) return;
    const span = spanOn(day, { minute, length });
    const [organizer, ...invited] = teamFor(scene, cast, room).filter((person) =>
      occupancy.isFree(person.id, span),
    );
    if (organizer && occupancy.isFree(room.id, span)) {
      addMeeting(scene, cast, {
        key: `${day}/${room.name}/${minute}`,
        subject: random.pick(subjects),
        span,
        organizer,
        invited: invited.map((person) => ({ person, state: inviteStates.joined })),
        room,
        isPrivate: room.chatAppId !== undefined || random.chance(0.1),
      });
    }
    minute += length + randomGap();
  }
}

function teamFor({ random }: Scene, cast: Cast, room: DemoRoom): Person[] {
  const allowed = room.onlyFor
    ? cast.extras.filter(({ department }) => department === room.onlyFor)
    : cast.extras;
  return random.sample(allowed, random.between(2, Math.min(room.capacity, 5)));
}
