import { tellLateFrom } from '../notice/lateness';
import { signInOpensAt } from './presence';

/**
 * The instants at which the clock alone changes what may be done with a meeting: one can tell of being late, sign-in opens, it begins,
 * it ends.
 *
 * @example
 * turningPoints({ beginTime: ten, endTime: eleven }) //=> [quarterToTen, tenToTen, ten, eleven]
 */
export const turningPoints = ({ beginTime, endTime }: { beginTime: number; endTime: number }): number[] => [
  tellLateFrom(beginTime),
  signInOpensAt(beginTime),
  beginTime,
  endTime,
];
