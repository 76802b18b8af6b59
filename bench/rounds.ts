import { median, spread } from './statistics';

/** Runs of some seconds each that answer requests per second; `product` is compared with `anchor`. */
export type Comparison = { anchor(): Promise<number>; product(): Promise<number> };

export type Rounds = {
  /** Median over the rounds of the product's throughput over that of its anchor. */
  ratio: number;
  /** Medians of the rounds that counted. */
  anchorPerSecond: number;
  productPerSecond: number;
  /** Rounds that were thrown away because the machine was busy with something else. */
  repeated: number;
  /** Rounds that count although their anchors differed, because they could not be repeated any more. More than none is no figure to quote. */
  unsteady: number;
};

type Round = { before: number; product: number; after: number };

/** A round whose two anchor runs differ by more says more about the machine than about the product. */
const tolerance = 0.25;

/** A process that is still compiling what runs often gets quicker by more from one run to the next. */
const stillWarming = 1.03;
/** One run that is not quicker may have met a busy machine. */
const runsToBelieve = 2;
const mostWarmUps = 12;

/** Runs until two more in a row are hardly quicker than the best before them: a server lives for weeks, its first half minute is no figure. */
export async function warmUp(run: () => Promise<number>): Promise<void> {
  let best = await run();
  let steady = 0;
  for (let runs = 1; runs < mostWarmUps && steady < runsToBelieve; runs += 1) {
    const next = await run();
    steady = next <= best * stillWarming ? steady + 1 : 0;
    best = Math.max(best, next);
  }
}

/**
 * Anchor, product, anchor, so many times: whatever slows the machine down for a while slows both down. An unsteady round is
 * repeated, but a run repeats at most as many rounds as it has.
 */
export async function compare(comparison: Comparison, rounds: number): Promise<Rounds> {
  const counted: Round[] = [];
  let repeated = 0;
  while (counted.length < rounds) {
    const round = await runRound(comparison);
    if (isSteady(round) || repeated >= rounds) counted.push(round);
    else repeated += 1;
  }
  return {
    ratio: median(counted.map((round) => round.product / anchorOf(round))),
    anchorPerSecond: median(counted.map(anchorOf)),
    productPerSecond: median(counted.map(({ product }) => product)),
    repeated,
    unsteady: counted.filter((round) => !isSteady(round)).length,
  };
}

async function runRound({ anchor, product }: Comparison): Promise<Round> {
  return { before: await anchor(), product: await product(), after: await anchor() };
}

const anchorOf = ({ before, after }: Round) => (before + after) / 2;
const isSteady = ({ before, after }: Round) => spread(before, after) <= tolerance;

/** The parts of a figure that is the ratio of such rounds. */
export const partsOf = ({ ratio: _, ...parts }: Rounds): Record<string, number> => parts;
