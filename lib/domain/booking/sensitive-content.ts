import { errorCodes } from '../error-codes';
import type { Rule } from './booking-rule';

// Full-width letters and inner spaces are the usual ways round a word list.
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/**
 * BOOK-07: no sensitive words in subject, place or department.
 *
 * @example
 * sensitiveContent({ ...draft, subject: '赌博大会' }, { ...facts, sensitiveWords: ['赌博'] })[0]?.code //=> 400406011
 */
export const sensitiveContent: Rule = ({ subject, place, department }, { sensitiveWords }) => {
  const words = sensitiveWords.map(plain).filter((word) => word !== '');
  const texts = [subject, place, department].map((text) => plain(text ?? ''));
  const isSensitive = texts.some((text) => words.some((word) => text.includes(word)));
  return isSensitive ? [{ code: errorCodes.sensitiveContent, facts: {} }] : [];
};
