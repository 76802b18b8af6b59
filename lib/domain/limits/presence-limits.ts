import { msPerDay } from '@/lib/time/day';
import { msPerMinute } from '@/lib/time/instant';

/**
 * Sign-in, the page beside a room's door, devices and online meetings. Decided, but for the 3 s × 30 (MEET-08).
 *
 * @example
 * presenceLimits.doorMinutes //=> [15, 30, 45]
 */
export const presenceLimits = {
  /** Lengths that are booked beside the door. */
  doorMinutes: [15, 30, 45],
  /** How often the screen beside the door shows another code, and how long the code before it is still taken: a room has two doors. */
  signCodeRotateMs: 10 * msPerMinute,
  signCodeGraceMs: 10 * msPerMinute,
  /** How long a pairing code waits for its screen. */
  pairingCodeMs: 15 * msPerMinute,
  pairingCodeLetters: 8,
  /** The screen's cookie is renewed with each visit, so this ends only screens that are switched off. */
  doorCookieMs: 90 * msPerDay,
  doorCookieExtendMs: msPerDay,
  /** From so long before the start one can tell the others that one will be late. */
  tellLateMinutes: 15,
  /** Devices of one report. */
  devicesPerReport: 100,
  /** A release job looks back so far for meetings that have begun. */
  longestMeetingMs: msPerDay,
  /** A call to the provider of online meetings, and the wait after each of its tries: they end within the page's own 3 s × 30. */
  onlineCallMs: 5_000,
  onlineRetryMs: [10_000, 20_000, 30_000],
  onlinePasswordDigits: 6,
} as const;
