import { limits } from '../limits/limits';
import { remarkOf } from './person-text';

/**
 * A remark name while it is typed: as it will be stored, cut at its greatest length (CON-05).
 *
 * @example
 * typedRemark(' 小 林 ') //=> '小林'
 */
export const typedRemark = (typed: string): string =>
  [...remarkOf(typed)].slice(0, limits.remarkMaxLength).join('');

/**
 * Whether a remark that was typed has to be stored: an empty one only where it takes a former one away (CON-05).
 *
 * @example
 * isRemarkChange('', undefined) //=> false
 * isRemarkChange('', '小林') //=> true
 */
export const isRemarkChange = (typed: string, former: string | undefined): boolean =>
  typed !== (former ?? '');
