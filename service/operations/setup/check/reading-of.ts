import { pinyin } from 'pinyin-pro';

/**
 * A Chinese name as it is read, syllables apart, in capitals; other letters stay as they are.
 *
 * @example
 * readingOf('单雨') //=> 'SHAN YU'
 */
export const readingOf = (name: string): string =>
  pinyin(name, { toneType: 'none', surname: 'head', nonZh: 'consecutive', v: true }).toUpperCase();
