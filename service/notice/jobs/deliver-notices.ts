import { sql, type Transaction } from 'kysely';
import type { Logger } from 'pino';
import { noticeLimits } from '@/lib/domain/limits/notices/notice-limits';
import type { OutsideChannel } from '@/lib/domain/notice/notice-kinds';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import { noChange } from '../../kernel/commands/change';
import type { DueItem, Job } from '../../kernel/commands/job';
import { writeDeliveries } from '../commands/write-deliveries';
import { callChannel } from '../delivery/call-channel';
import { deliveryResults } from '../delivery/delivery-results';
import type { Channel, Delivery } from '../channels/notice-channel';
import { createPause } from '../delivery/pause';
import { batchesOf } from '../queries/due-companies';
import { countDue, selectDue } from '../queries/due-notices';
import { type Claimed, getClaimed } from '../queries/claimed-notices';

const { deliveriesAtOnce, claimMs } = noticeLimits;

type Batch = DueItem & { claimed?: readonly Claimed[] };
type Parts = { channel: Channel; logger: Logger; random?: () => number };

/**
 * Delivers notices by a channel in batches: claimed for a minute, called without a transaction, marked. Two processes never call for the
 * same notice; where one dies between the call and the mark, the next try carries the same id (R39).
 */
export function deliverNotices({ channel, logger, random = Math.random }: Parts): Job<Batch, Delivery[]> {
  const pause = createPause();
  return {
    name: `deliver notices by ${channel.name}`,
    async findDue(db, now, limit) {
      if (pause.isOn(now)) return [];
      return batchesOf(await countDue(db, { channel: channel.name, now, limit }), deliveriesAtOnce);
    },
    outside: {
      async claim(trx, { companyId, dueAt }, now) {
        if (pause.isOn(now)) return false;
        const limit = pause.isTrial() ? 1 : deliveriesAtOnce;
        const claimed = await claim(trx, { companyId, channel: channel.name, now, limit });
        return claimed.length > 0 && { companyId, dueAt, claimed };
      },
      call: ({ claimed = [] }) => Promise.all(claimed.map((each) => callChannel(channel, each))),
    },
    async run(trx, { companyId, claimed = [], answer = [] }, now) {
      pause.record(answer, now);
      if (pause.isOn(now))
        logger.warn({ channel: channel.name }, 'a channel of notices does not answer and pauses');
      const results = deliveryResults({ claimed, deliveries: answer }, { now, random });
      for (const { notice } of results.givenUp) {
        const { id: noticeId, kind, tries } = notice;
        logger.warn({ companyId, noticeId, kind, tries, channel: channel.name }, 'a notice was given up');
      }
      await writeDeliveries(trx, { companyId, channel: channel.name, results, now });
      return claimed.length === 0 ? noChange : { actor: null, log: [], concerns: [] };
    },
  };
}

type Looking = { channel: OutsideChannel; now: number; limit: number };

/** Takes notices for longer than their calls last; those that are obsolete by now go. */
async function claim(
  trx: Transaction<Database>,
  { companyId, ...looking }: Looking & { companyId: string },
): Promise<Claimed[]> {
  const { now, limit } = looking;
  const due = selectDue(trx, looking)
    .where('company_id', '=', companyId)
    .orderBy('next_try_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .select('id');
  const taken = await trx
    .updateTable('notice')
    .where('company_id', '=', companyId)
    // As an array the sub-select runs once: as a set it may run again for each row, and take more than the limit.
    .where('id', '=', sql<string>`any(array(${due}))`)
    .set((eb) => ({ tries: eb('tries', '+', 1), next_try_at: new Date(now + claimMs) }))
    .returning('id')
    .execute();
  if (taken.length === 0) return [];
  const claimed = await getClaimed(trx, { companyId, ids: taken.map(({ id }) => id), now });
  const obsolete = claimed.filter(({ isObsolete }) => isObsolete).map(({ notice }) => notice.id);
  if (obsolete.length > 0)
    await trx
      .deleteFrom('notice')
      .where('company_id', '=', companyId)
      .where('id', '=', anyOf(obsolete))
      .execute();
  return claimed.filter(({ isObsolete }) => !isObsolete);
}
