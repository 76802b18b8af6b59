import { addDays, weekdayOf } from '@/lib/time/day';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { meetingTypes } from '@/lib/domain/meeting/meeting-values';
import { minutesPerDay } from '@/lib/time/instant';
import { addChange, addMeeting } from './add-meeting';
import { idOf } from '../scene/ids';
import type { Cast } from '../people/people';
import { frameOf } from './place-meeting';
import type { Rooms } from '../rooms';
import type { Scene } from '../scene/scene';
import { spanOn, zone } from '../scene/scene';

const length = 30;
const weeksBefore = 3;
const weeksAfter = 8;
const preferredMinute = 12 * 60 + 30;
/** Next week's moved by a day and an hour. */
const movedWeek = 1;
const weekdayCodes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const daysPerWeek = 7;

/** A weekly meeting on today's weekday, one of whose occurrences was moved. */
export function addWeeklySeries(scene: Scene, cast: Cast, rooms: Rooms): void {
  const organizer = cast.named('林晓');
  const id = idOf(cast.company.name, 'series', '每周项目例会');
  const startsOn = addDays(scene.today, -weeksBefore * daysPerWeek);
  const minute = startMinute(scene);
  const count = weeksBefore + 1 + weeksAfter;
  const members = [cast.named('周宁'), ...scene.random.sample(cast.extras, 4)];
  const lastDay = addDays(scene.today, weeksAfter * daysPerWeek);
  const createdAt = spanOn(startsOn, { minute: 0, length }).begin - minutesPerDay * 60_000;
  scene.rows.add('meeting_series', {
    company_id: cast.company.id,
    id,
    creator_id: organizer.id,
    rrule: `FREQ=WEEKLY;BYDAY=${weekdayCodes[weekdayOf(scene.today)]};COUNT=${count}`,
    time_zone: zone,
    starts_on: startsOn,
    start_minute: minute,
    length_minutes: length,
    expanded_until: new Date(spanOn(lastDay, { minute, length }).end),
    created_at: new Date(createdAt),
    subject: '每周项目例会',
    notice_labels: ['before_15'],
    meeting_type: meetingTypes.routine,
    content: '进度、问题、下周计划',
    room_ids: [rooms.named('采薇').id],
    member_ids: members.map((person) => person.id),
  });
  for (let week = -weeksBefore; week <= weeksAfter; week += 1) {
    const day = addDays(scene.today, week * daysPerWeek);
    const isMoved = week === movedWeek;
    const planned = spanOn(day, { minute, length });
    const moved = spanOn(addDays(day, 1), { minute: Math.min(minute + 60, minutesPerDay - length), length });
    const meeting = addMeeting(scene, cast, {
      key: `series/${day}`,
      subject: '每周项目例会',
      span: isMoved ? moved : planned,
      organizer,
      invited: members.map((person) => ({ person, state: inviteStates.joined })),
      room: rooms.named('采薇'),
      content: '进度、问题、下周计划',
      series: { id, recursAt: planned.begin, isException: isMoved },
    });
    if (isMoved)
      addChange(scene, cast, {
        meetingId: meeting.id,
        actor: organizer,
        kind: 'timeChanged',
        at: meeting.createdAt,
      });
  }
}

/** Its usual time, unless the running meeting or the next one takes that today. */
function startMinute(scene: Scene): number {
  const { runningFrom, ahead } = frameOf(scene);
  const isTaken = preferredMinute < ahead && runningFrom < preferredMinute + length;
  if (!isTaken) return preferredMinute;
  return runningFrom - length;
}
