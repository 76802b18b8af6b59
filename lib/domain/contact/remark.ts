import { limits } from '../limits/limits';

/**
 * A remark name as it is stored: without white space, cut at its greatest length (CON-05). The length counts as inputs and
 * the contract count it; a character of two units is never divided.
 *
 * @example
 * normaliseRemark(' 小 林 ') //=> '小林'
 */
export function normaliseRemark(typed: string): string {
  let remark = '';
  for (const character of typed.replace(/\s/gu, '')) {
    if (remark.length + character.length > limits.remarkMaxLength) break;
    remark += character;
  }
  return remark;
}

/**
 * Whether a remark that was typed has to be stored: an empty one only where it takes a former one away (CON-05).
 *
 * @example
 * isRemarkChange('', undefined) //=> false
 * isRemarkChange('', '小林') //=> true
 */
export const isRemarkChange = (typed: string, former: string | undefined): boolean =>
  typed !== (former ?? '');
