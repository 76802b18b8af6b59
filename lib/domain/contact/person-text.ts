import { contactLimits } from '../limits/contact-limits';
import { limits } from '../limits/limits';

// Control characters, halves of characters, and those that turn the direction of the text around them (Unicode UAX #9).
const steering = /[\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Characters as people count them: an emoji of two code units is one. */
const lengthOf = (text: string): number => [...text].length;

/**
 * A remark name as it is stored: without white space (CON-05) and without characters that steer the text around it.
 *
 * @example
 * remarkOf(' 小 王\u202e ') //=> '小王'
 */
export const remarkOf = (text: string): string =>
  text.normalize('NFC').replace(steering, '').replace(/\s/gu, '');

/**
 * Whether a remark name is short enough (CON-05).
 *
 * @example
 * isRemarkLength('订会议室找她') //=> true
 */
export const isRemarkLength = (remark: string): boolean => lengthOf(remark) <= limits.remarkMaxLength;

/**
 * A label's name as it is stored and compared: one space where there was white space, none around.
 *
 * @example
 * labelNameOf('  核心   项目组 ') //=> '核心 项目组'
 */
export const labelNameOf = (text: string): string =>
  text.normalize('NFC').replace(/\s+/gu, ' ').replace(steering, '').trim();

/**
 * Whether a label may have this name, as far as the name alone tells.
 *
 * @example
 * isLabelName('') //=> false
 */
export const isLabelName = (name: string): boolean =>
  name !== '' && lengthOf(name) <= contactLimits.labelNameMaxLength;
