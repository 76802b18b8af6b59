import type { Deps } from '../deps';
import { noChange } from './change';
import type { DueItem, Job } from './job';
import { inTransaction } from './transaction';
import { writeChange } from './write-change';

type Run<Item extends DueItem> = { job: Job<Item>; item: Item; now: number };

/** Runs one item of a job as {@link runCommand} runs a command; answers whether it changed anything. */
export async function runAsClock<Item extends DueItem>(
  { db, changes, logger }: Pick<Deps, 'db' | 'changes' | 'logger'>,
  { job, item: due, now }: Run<Item>,
): Promise<boolean> {
  const { outside } = job;
  const claimed = outside ? await inTransaction(db, (trx) => outside.claim(trx, due, now)) : true;
  if (claimed === false) return false;
  const item = claimed === true ? due : claimed;
  const answer = await outside?.call(item).catch((error: unknown) => {
    logger.warn({ err: error, job: job.name, companyId: item.companyId }, 'another system did not answer');
    return undefined;
  });
  const answered = answer === undefined ? item : { ...item, answer };
  const change = await inTransaction(db, async (trx) => {
    const outcome = await job.run(trx, answered, now);
    if (outcome !== noChange) await writeChange(trx, { companyId: item.companyId, change: outcome, now });
    return outcome;
  });
  if (change === noChange) return false;
  changes.published();
  return true;
}
