import { pendingEnd } from '@/lib/domain/meeting/presence';
import type { DoorCaller } from '../kernel/caller';
import { type MeetingColumns, meetingFacts } from '../meeting/policy';

type Screen = Pick<DoorCaller, 'staffId'>;

/** Whether a meeting was booked at a screen of the caller's room: they share one organizer. */
export const isOwnBooking = (
  { creator_id: creatorId }: { creator_id: string },
  { staffId }: Screen,
): boolean => creatorId === staffId;

type Endable = MeetingColumns & {
  creator_id: string;
  early_end_tip_at: number | null;
  continued_at: number | null;
};

/** The instant at which the clock ends a meeting that nobody has signed in to; nothing otherwise. */
export const finishTimeOfRow = (meeting: Endable, now: number): number | undefined => {
  const { early_end_tip_at: tipTime, continued_at: continuedTime } = meeting;
  return pendingEnd({ ...meetingFacts(meeting), tipTime, continuedTime }, now)?.finishTime;
};

/** Whether a running meeting may be ended at the screen: its own booking, or one that the clock is about to end. */
export const mayEndAtDoor = (meeting: Endable, { caller, now }: { caller: Screen; now: number }): boolean =>
  isOwnBooking(meeting, caller) || finishTimeOfRow(meeting, now) !== undefined;
