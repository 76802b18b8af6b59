/** Words of the captchas: the slider's beside those of the copy sheet (`account`), and the questions that stand in for its picture. */
export const captchaText = {
  title: '安全验证',
  sliderName: '拼图位置',
  puzzle: '带缺口的图片与拼图',
  howTo: '拖动滑块，使拼图与缺口对齐；也可按左右方向键移动，按回车确认',
  position: (percent: number) => `已移动${percent}%`,
  loading: '正在加载验证',
  checking: '正在验证',
  another: '换一个验证',
  close: '关闭验证',
  toQuestion: '看不清图片？改为回答问题',
  toPuzzle: '改为拖动拼图',
  answer: '答案',
  confirm: '确定',
  answerRequired: '请输入答案',
  tooOften: '验证过于频繁，请稍后再试',
  startWidget: '点击进行验证',
} as const;

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
