const digits = '零一二三四五六七八九';

/**
 * A whole number below a hundred in words.
 *
 * @example
 * inWords(42) //=> '四十二'
 */
export function inWords(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10];
  if (tens === 0) return digits.charAt(ones);
  return `${tens > 1 ? digits.charAt(tens) : ''}十${ones > 0 ? digits.charAt(ones) : ''}`;
}

/** Each digit as its word. */
export const digitsInWords = (number: string): string =>
  Array.from(number, (digit) => digits.charAt(Number(digit))).join('');

/** Questions that stand in for the sliding captcha's picture; all are answered in digits. */
export const captchaQuestions = {
  sum: (a: number, b: number) => `${inWords(a)}加${inWords(b)}等于多少？请用数字回答`,
  difference: (a: number, b: number) => `${inWords(a)}减${inWords(b)}等于多少？请用数字回答`,
  greatest: (numbers: readonly number[]) =>
    `${numbers.map(inWords).join('、')}，其中最大的是哪一个？请用数字回答`,
  smallest: (numbers: readonly number[]) =>
    `${numbers.map(inWords).join('、')}，其中最小的是哪一个？请用数字回答`,
  written: (number: string) => `请用数字写出：${digitsInWords(number)}`,
  reversed: (number: string) => `请把“${digitsInWords(number)}”倒过来，用数字写出`,
} as const;
