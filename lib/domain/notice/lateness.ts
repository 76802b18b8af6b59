import { msPerMinute } from '@/lib/time/instant';
import { presenceLimits } from '../limits/presence-limits';
import { type MeetingFacts, meetingState } from '../meeting/meeting-state';

/** Where somebody stands with the word of being late: it can be given, or was. */
export const lateness = ['open', 'told'] as const;
export type Lateness = (typeof lateness)[number];

/**
 * The instant from which those who take part can tell the others that they will be late.
 *
 * @example
 * tellLateFrom(at('10:00')) //=> at('09:45')
 */
export const tellLateFrom = (beginTime: number): number =>
  beginTime - presenceLimits.tellLateMinutes * msPerMinute;

/**
 * Whether a word of being late says anything now: the meeting is held, begins soon or runs.
 *
 * @example
 * takesLateWord({ beginTime: ten, endTime: eleven }, fiveToTen) //=> true
 */
export function takesLateWord(meeting: MeetingFacts, now: number): boolean {
  const { status } = meetingState(meeting, now);
  return status === 'DURING' || (status === 'BEFORE' && now >= tellLateFrom(meeting.beginTime));
}
