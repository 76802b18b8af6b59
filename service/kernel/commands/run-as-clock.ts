import type { Deps } from '../deps';
import { noChange } from './change';
import type { DueItem, Job } from './job';
import { inTransaction } from './transaction';
import { writeChange } from './write-change';

type Run<Item extends DueItem> = { job: Job<Item>; item: Item; now: number };

/** Runs one item of a job as {@link runCommand} runs a command; answers whether it changed anything. */
export async function runAsClock<Item extends DueItem>(
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  { job, item, now }: Run<Item>,
): Promise<boolean> {
  const change = await inTransaction(db, async (trx) => {
    const outcome = await job.run(trx, item, now);
    if (outcome !== noChange) await writeChange(trx, { companyId: item.companyId, change: outcome, now });
    return outcome;
  });
  if (change === noChange) return false;
  changes.published();
  return true;
}
