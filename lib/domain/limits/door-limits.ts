import { msPerMinute } from '@/lib/time/instant';

/**
 * The screen beside a room's door. Decided.
 *
 * @example
 * doorScreen.readMs //=> 15000
 */
export const doorScreen = {
  /** The screen reads its room so often. */
  readMs: 15_000,
  /** The time on the screen goes on in such steps, while a countdown runs in shorter ones. */
  stepMs: 10_000,
  countMs: 1_000,
  /** A reading that is older says its age, and takes no bookings. */
  staleMs: 60_000,
  /** Minutes of the day, in the room's zone, within which an idle screen is dimmed: from the first to the second. */
  nightMinutes: [20 * 60, 7 * 60],
  /** A touch at night lights the screen for so long. */
  litMs: 2 * msPerMinute,
  /** A booking lights it so long before its start. */
  litBeforeMs: 15 * msPerMinute,
  /** An open dialog closes after so long without a touch: the next person starts afresh. */
  idleMs: msPerMinute,
  /** The digits at the end of a meeting number that are typed beside the door. */
  signDigits: 4,
  /** The result of an action is shown for so long. */
  noticeMs: 5_000,
} as const;
