import { randomInt } from 'node:crypto';
import { captchaQuestions as ask, inWords } from '@/lib/text/zh-cn/captcha-questions';
import { oneOf } from '../../../kernel/secrets/random';

export type Question = { question: string; answer: string };

const twoDigits = () => randomInt(10, 100);
const fourNumbers = () => [twoDigits(), twoDigits(), twoDigits(), twoDigits()];

const kinds: readonly (() => Question)[] = [
  () => {
    const [a, b] = [randomInt(10, 60), randomInt(3, 40)];
    return { question: ask.sum(a, b), answer: String(a + b) };
  },
  () => {
    const [a, b] = [randomInt(40, 100), randomInt(3, 40)];
    return { question: ask.difference(a, b), answer: String(a - b) };
  },
  () => {
    const numbers = fourNumbers();
    return { question: ask.greatest(numbers), answer: String(Math.max(...numbers)) };
  },
  () => {
    const numbers = fourNumbers();
    return { question: ask.smallest(numbers), answer: String(Math.min(...numbers)) };
  },
  () => {
    const number = String(randomInt(1_000, 10_000));
    return { question: ask.written(number), answer: number };
  },
  () => {
    const number = String(randomInt(100, 1_000));
    return { question: ask.reversed(number), answer: [...number].reverse().join('') };
  },
];

/** A question in words that a screen reader can read out, with too many variants for a prepared list. */
export const newQuestion = (): Question => oneOf(kinds)();

/** Whether it is the answer, in digits of any width or, below a hundred, in words. */
export function isAnswer(answer: string, input: string): boolean {
  const text = input.normalize('NFKC').replace(/\s/g, '');
  return text === answer || (answer.length <= 2 && text === inWords(Number(answer)));
}
