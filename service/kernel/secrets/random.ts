import { randomInt } from 'node:crypto';

const fine = 1_000;

/**
 * A number between two others, by unpredictable chance.
 *
 * @example
 * between(0.5, 1) //=> 0.731
 */
export const between = (from: number, to: number): number =>
  from + (randomInt(fine + 1) / fine) * (to - from);

/** One of several, each as likely as the next. */
export function oneOf<T>(choices: ArrayLike<T>): T {
  const chosen = choices[randomInt(choices.length)];
  if (chosen === undefined) throw new RangeError('Nothing to choose from');
  return chosen;
}
