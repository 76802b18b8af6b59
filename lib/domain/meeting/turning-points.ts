import { msPerMinute } from '@/lib/time/instant';
import { limits } from '../limits/limits';

/**
 * The instants at which the clock alone changes what may be done with a meeting: sign-in opens, it begins, it ends.
 *
 * @example
 * turningPoints({ beginTime: ten, endTime: eleven }) //=> [tenToTen, ten, eleven]
 */
export const turningPoints = ({ beginTime, endTime }: { beginTime: number; endTime: number }): number[] => [
  beginTime - limits.signInOpensMinutes * msPerMinute,
  beginTime,
  endTime,
];
