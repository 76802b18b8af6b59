import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { addMeeting } from '../../meetings/add-meeting';
import { addApproval } from '../../meetings/add-approval';
import { approvalReasons, subjects } from '../../data/subjects';
import type { Cast } from '../../people/people';
import type { DemoRoom } from '../../rooms';
import type { Scene } from '../../scene/scene';
import { spanOn } from '../../scene/scene';
import { busyRooms, busyStaff } from '../load-facts';

const firstMinute = 8 * 60 + 30;
const lengths = [30, 45, 60, 60];
const pauses = [0, 0, 15, 15, 30];
const meetingsPerRoom = { least: 9, greatest: 11 } as const;
const attendees = { least: 1, greatest: 4 } as const;

/** A day on which thirty rooms are booked from morning to evening; answers how many bookings that makes. */
export function addBusyDay(scene: Scene, cast: Cast, rooms: readonly DemoRoom[]): number {
  const { random } = scene;
  let count = 0;
  for (const room of rooms.slice(0, busyRooms)) {
    let minute = firstMinute + random.pick(pauses);
    for (let left = random.between(meetingsPerRoom.least, meetingsPerRoom.greatest); left > 0; left -= 1) {
      const length = random.pick(lengths);
      book(scene, cast, { room, minute, length });
      count += 1;
      minute += length + random.pick(pauses);
    }
  }
  return count;
}

type Booking = { room: DemoRoom; minute: number; length: number };

function book(scene: Scene, cast: Cast, { room, minute, length }: Booking): void {
  const { random, occupancy, today: day } = scene;
  const span = spanOn(day, { minute, length });
  const team = random
    .sample(cast.people.slice(0, busyStaff), 1 + random.between(attendees.least, attendees.greatest))
    .filter((person) => occupancy.isFree(person.id, span));
  const [organizer = random.pick(cast.people), ...invited] = team;
  const isAsked = room.needsApproval === true;
  const approval = isAsked ? (span.begin > scene.now ? 'AUDITING' : 'AUDIT_AGREE') : undefined;
  const meeting = addMeeting(scene, cast, {
    key: `${day}/${room.name}/${minute}`,
    subject: random.pick(subjects),
    span,
    organizer,
    invited: invited.map((person) => ({
      person,
      state: random.chance(0.2) ? inviteStates.toConfirm : inviteStates.joined,
    })),
    room,
    isPrivate: random.chance(0.1),
    ...(approval && { approval }),
  });
  if (approval) {
    const auditor = cast.named(room.auditors?.[0] ?? '');
    const reason = random.pick(approvalReasons);
    addApproval(scene, cast, { meeting, applicant: organizer, auditor, status: approval, reason });
  }
}
