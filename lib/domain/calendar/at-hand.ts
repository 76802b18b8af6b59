import { takesTime } from './conflicts';
import type { Window } from '../booking/booking-window';

type Mine = { meeting: Window & { _id: string; status: string }; inviteState: number };

/** A meeting that runs, or the next one to begin; `ms` is the time left of it, or until it. */
export type AtHand = { when: 'now' | 'next'; ms: number };

/**
 * The meetings of a day that I have to be in, by id: those that run, and those that begin next. Refused invitations are none
 * of them.
 *
 * @example
 * atHand([tenToEleven, two], halfPastTen) //=> Map { 'a' => { when: 'now', ms: 1800000 }, 'b' => { when: 'next', … } }
 */
export function atHand(records: readonly Mine[], now: number): Map<string, AtHand> {
  const mine = records.filter(({ meeting, inviteState }) =>
    takesTime({ status: meeting.status, inviteState }),
  );
  const next = Math.min(...mine.map(({ meeting }) => meeting.beginTime).filter((begin) => begin > now));
  return new Map(
    mine.flatMap(({ meeting: { _id, beginTime, endTime } }): [string, AtHand][] => {
      if (beginTime <= now && now < endTime) return [[_id, { when: 'now', ms: endTime - now }]];
      return beginTime === next ? [[_id, { when: 'next', ms: beginTime - now }]] : [];
    }),
  );
}
