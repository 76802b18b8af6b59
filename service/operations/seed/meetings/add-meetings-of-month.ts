import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Day } from '@/lib/time/day';
import { addDays } from '@/lib/time/day';
import { addMeeting } from './add-meeting';
import { ownSubjects } from '../data/subjects';
import type { Cast } from '../people/people';
import type { Rooms } from '../rooms';
import type { Scene } from '../scene/scene';
import { isWorkday, spanOn } from '../scene/scene';

/** More than a cell of the month grid shows at its base height (CAL-02). */
const fullDay = 7;
const dayStarts = [540, 600, 675, 810, 885, 960, 1_050];
const lengths = [30, 45, 60];

/** 林晓's month besides today: a few meetings on each workday, and one day with more than its cell can show. */
export function addMeetingsOfMonth(scene: Scene, cast: Cast, rooms: Rooms): void {
  const days = daysOfMonth(scene.today).filter((day) => day !== scene.today);
  const [crowded] = days
    .filter(isWorkday)
    .sort((one, other) => distance(one, scene.today) - distance(other, scene.today));
  for (const day of days) {
    if (day === crowded) fillOwnDay(scene, cast, { day, rooms, count: fullDay });
    else if (isWorkday(day)) fillOwnDay(scene, cast, { day, rooms, count: scene.random.between(1, 3) });
  }
}

function daysOfMonth(day: Day): Day[] {
  const first = `${day.slice(0, 7)}-01`;
  const days = Array.from({ length: 31 }, (_, index) => addDays(first, index));
  return days.filter((candidate) => candidate.slice(0, 7) === first.slice(0, 7));
}

const distance = (one: Day, other: Day) => Math.abs(Date.parse(one) - Date.parse(other));

type OwnDay = { day: Day; rooms: Rooms; count: number };

function fillOwnDay(scene: Scene, cast: Cast, { day, rooms, count }: OwnDay): void {
  const { random, occupancy } = scene;
  const lin = cast.named('林晓');
  const free = rooms.all.filter(
    (room) => !room.needsApproval && !room.isOutOfOrder && !room.onlyFor && !room.chatAppId,
  );
  for (const minute of random.sample(dayStarts, count).sort((one, other) => one - other)) {
    const span = spanOn(day, { minute, length: random.pick(lengths) });
    const room = random.sample(free, free.length).find((candidate) => occupancy.isFree(candidate.id, span));
    if (!room || !occupancy.isFree(lin.id, span)) continue;
    const colleagues = random.sample(
      [cast.named('王芳'), cast.named('周宁'), ...cast.extras.slice(0, 12)],
      3,
    );
    const organizer = random.chance(0.6) ? lin : (colleagues[0] ?? lin);
    addMeeting(scene, cast, {
      key: `month/${day}/${minute}`,
      subject: random.pick(ownSubjects),
      span,
      organizer,
      invited: [lin, ...colleagues]
        .filter((person) => person !== organizer)
        .map((person) => ({ person, state: inviteStates.joined })),
      room,
    });
  }
}
