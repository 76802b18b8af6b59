import { msPerMinute } from '@/lib/time/instant';
import { nextSlot } from '../booking/booking-window';
import { errorCodes } from '../error-codes';
import { limits } from '../limits/limits';
import { type MeetingFacts, meetingState } from './meeting-state';

/** The facts of a meeting that signing in depends on. */
export type SignInFacts = MeetingFacts & {
  /** One of its rooms requires sign-in. */
  requiresSignIn: boolean;
  /** Somebody has signed in. */
  isSigned: boolean;
};

/**
 * SIGN-01: sign-in opens 10 minutes before the start.
 *
 * @example
 * signInOpensAt(at('10:00')) //=> at('09:50')
 */
export const signInOpensAt = (beginTime: number): number =>
  beginTime - limits.signInOpensMinutes * msPerMinute;

export type SignInRefusal =
  | typeof errorCodes.signTooEarly
  | typeof errorCodes.signedAlready
  | typeof errorCodes.meetingEnded
  | typeof errorCodes.stateForbids;

/**
 * Why nobody can sign in to a meeting now; nothing where one can.
 *
 * @example
 * signInRefusal({ ...meeting, requiresSignIn: true, isSigned: false }, elevenMinutesBefore) //=> 400411001
 */
export function signInRefusal(meeting: SignInFacts, now: number): SignInRefusal | undefined {
  const { status } = meetingState(meeting, now);
  if (status === 'FINISH' || status === 'FILED') return errorCodes.meetingEnded;
  if (!meeting.requiresSignIn || (status !== 'BEFORE' && status !== 'DURING')) return errorCodes.stateForbids;
  if (meeting.isSigned) return errorCodes.signedAlready;
  return now < signInOpensAt(meeting.beginTime) ? errorCodes.signTooEarly : undefined;
}

/**
 * Why a meeting cannot be ended or continued now (EARLY-03); nothing while it runs.
 *
 * @example
 * runningRefusal({ beginTime: ten, endTime: eleven }, noon) //=> 400403013
 */
export function runningRefusal(
  meeting: MeetingFacts,
  now: number,
): typeof errorCodes.meetingEnded | typeof errorCodes.stateForbids | undefined {
  const { status } = meetingState(meeting, now);
  if (status === 'DURING') return undefined;
  return status === 'FINISH' || status === 'FILED' ? errorCodes.meetingEnded : errorCodes.stateForbids;
}

/**
 * EARLY-01: the clock ends a meeting five minutes after the tip that its room seems unused.
 *
 * @example
 * finishTimeOf(at('10:10')) //=> at('10:15')
 */
export const finishTimeOf = (tipTime: number): number => tipTime + limits.earlyEndMinutes * msPerMinute;

/** The tip of a meeting and what was done about it. */
export type TipFacts = MeetingFacts & { tipTime: number | null; continuedTime: number | null };

/**
 * The tip of a meeting that the clock is about to end, with the instant of the end; nothing otherwise.
 *
 * @example
 * pendingEnd({ ...running, tipTime: at('10:10'), continuedTime: null }, at('10:11'))?.finishTime //=> at('10:15')
 */
export function pendingEnd(
  { tipTime, continuedTime, ...meeting }: TipFacts,
  now: number,
): { tipTime: number; finishTime: number } | undefined {
  const isPending =
    tipTime !== null && continuedTime === null && meetingState(meeting, now).status === 'DURING';
  return isPending ? { tipTime, finishTime: finishTimeOf(tipTime) } : undefined;
}

/**
 * The instant from which the rooms of a meeting that ends now are free: the next quarter hour, and never its own start.
 *
 * @example
 * freeFrom({ beginTime: at('10:00'), now: at('10:21') }) //=> at('10:30')
 */
export const freeFrom = ({ beginTime, now }: { beginTime: number; now: number }): number =>
  Math.max(nextSlot(now), beginTime + limits.slotMinutes * msPerMinute);
