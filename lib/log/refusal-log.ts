import type { LineBudget } from './line-budget';

/** The answer that the caller got under `traceId`; `address` as requested, with or without a query. */
export type Refused = { traceId: string; status: number; method: string; address: string };

export type RefusalLog = (refused: Refused) => void;

type Options = {
  log: { info(facts: object, message: string): void };
  budget: LineBudget;
  clock: { now(): number };
};

/**
 * One line for each request that was turned away before anybody looked into it, so that the trace id in its answer can be
 * found. Anybody may cause such lines: the budget bounds how many there are, and their addresses are {@link pathShape | shapes}.
 */
export const refusalLog =
  ({ log, budget, clock }: Options): RefusalLog =>
  ({ address, ...refused }) => {
    const spent = budget(clock.now());
    if (spent) log.info({ ...refused, address: pathShape(address), ...spent }, 'a request was refused');
  };

/**
 * A path without what it may carry: words stay, and numbers, names, share tokens and nonsense become `*` (S58).
 *
 * @example
 * pathShape('/details/1%2F2?token=x') //=> '/details/*'
 */
function pathShape(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  const segments = path.split('/', mostSegments + 1).map((one) => (wordPattern.test(one) ? one : '*'));
  return segments.join('/');
}

const mostSegments = 8;
const wordPattern = /^(?:[a-z-]{0,24}|v\d)$/i;
