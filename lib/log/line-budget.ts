/** Whether one more line may be logged, and how many were left out since the last one that was. */
export type LineBudget = (now: number) => { leftOut: number } | undefined;

/** Keeps what anybody may cause from filling the log: so many lines in each window of time, per process. */
export function lineBudget({ lines, perMs }: { lines: number; perMs: number }): LineBudget {
  let windowEnds = 0;
  let left = 0;
  let leftOut = 0;
  return (now) => {
    if (now >= windowEnds) {
      windowEnds = now + perMs;
      left = lines;
    }
    if (left === 0) {
      leftOut += 1;
      return undefined;
    }
    left -= 1;
    const spent = { leftOut };
    leftOut = 0;
    return spent;
  };
}
