import type { DueItem } from '../../kernel/commands/job';

/** How much is due in a company, and since when (epoch milliseconds). */
export type DueCount = { companyId: string; dueAt: number; count: number };

/** One item per batch of a company, so that a run does all that is due. */
export const batchesOf = (counts: readonly DueCount[], batch: number): DueItem[] =>
  counts.flatMap(({ companyId, dueAt, count }) =>
    Array.from({ length: Math.ceil(count / batch) }, () => ({ companyId, dueAt })),
  );
