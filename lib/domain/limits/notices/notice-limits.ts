import { msPerDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';

/**
 * Notices and their delivery (R39). Decided.
 *
 * @example
 * noticeLimits.gatherMinutes //=> 15
 */
export const noticeLimits = {
  pageSize: 20,
  pageSizeMax: 50,
  /** Unread reminders in the answer that counts, for the notification of the browser. */
  remindersShown: 3,
  /** Answers of so many minutes are one notice to the organizer, files and changes of the agenda one to each member; so are notes that are published again. */
  gatherMinutes: 15,
  /** Names in the facts of one notice. */
  namesMax: 50,
  /** How long after its instant a reminder of the start is still sent, such as after a pause of the process. */
  reminderLateMs: 5 * msPerMinute,
  /** So long before the start whoever has not answered is reminded, and how long after that instant still. */
  unansweredMinutes: [24 * 60, 60],
  unansweredLateMs: 15 * msPerMinute,
  /** An organizer learns of a device that has failed so long before the start. */
  deviceMinutes: 60,
  /** A reminder whose meeting has not ended is not older: the longest meeting, and the earliest reminder before it. */
  reminderShownMs: msPerDay + 30 * msPerMinute,
  /**
   * Log entries, due reminders and notices of the list that one transaction takes. Entries are few: a store of one connection answers
   * nothing else meanwhile (R16).
   */
  entriesAtOnce: 200,
  remindersAtOnce: 400,
  listedAtOnce: 500,
  /** Deliveries that are claimed and called together. */
  deliveriesAtOnce: 20,
  /** The longest call, within {@link stopping}; a claim lasts longer. */
  callMs: 5_000,
  claimMs: msPerMinute,
  /** Waits after a failed try, doubled each time up to the longest; the exact time is random. */
  firstRetryMs: 10_000,
  longestRetryMs: 60 * msPerMinute,
  /** A delivery is given up so long after it was due. */
  giveUpMs: msPerDay,
  /** After this many failures without a success a channel pauses, so that a system that hangs is not called for each notice. */
  pauseAfterFailures: 8,
  pauseMs: 30_000,
  /** Notices are looked for so soon after a change. */
  wakeMs: 500,
  /** The life of a notice. */
  storedMs: 90 * msPerDay,
} as const;
