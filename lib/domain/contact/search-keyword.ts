import { contactLimits } from '../limits/contact-limits';

/** A keyword in its forms: for names and e-mail, for names as they are read, and for mobile numbers. */
export type SearchKeyword = {
  text: string;
  /** Without white space, as pinyin is compared. */
  compact: string;
  /** Digits of a mobile number; absent where the keyword is none or too short (S46). */
  mobile?: string;
};

const separators = /[\s()\-\u2010-\u2015]/gu;
const countryCode = /^(?:\+|00)86/;

/**
 * Reads a typed keyword; full-width characters count as their plain ones.
 *
 * @example
 * searchKeyword(' Lin Xiao ') //=> { text: 'Lin Xiao', compact: 'LinXiao' }
 * searchKeyword('+86 138-0000-0001') //=> { …, mobile: '13800000001' }
 */
export function searchKeyword(typed: string): SearchKeyword {
  const text = typed.normalize('NFKC').trim();
  const number = text.replace(separators, '').replace(countryCode, '');
  const isMobile = /^\d+$/.test(number) && number.length >= contactLimits.mobileMinDigits;
  return { text, compact: text.replace(/\s/gu, ''), ...(isMobile && { mobile: number }) };
}
