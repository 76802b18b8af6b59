import { v7 as newId } from 'uuid';
import { errorCodes } from '@/lib/domain/error-codes';
import { errorText } from '@/lib/text/zh-cn/errors';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { bucketOf } from '../../kernel/rate-limit/buckets';
import { consumeTokens } from '../../kernel/rate-limit/consume-tokens';

/**
 * Stores a feedback, at most once in 30 seconds per person (HELP-02, S29). The token is taken in the same transaction: of parallel
 * ones the second waits for the first, and a feedback that could not be stored uses up nothing.
 *
 * @throws ServiceError 4031000 with the seconds to wait
 */
export const sendFeedback: Command<{ content: string }, void> = async (trx, caller, { content, now }) => {
  await consumeTokens(
    { db: trx, clock: { now: () => now } },
    [bucketOf('feedbackPerStaff', caller.staffId)],
    tooFrequent,
  );
  await trx
    .insertInto('feedback')
    .values({
      company_id: caller.companyId,
      id: newId(),
      staff_id: caller.staffId,
      content,
      created_at: new Date(now),
    })
    .execute();
  return { result: undefined, change: noChange };
};

const tooFrequent = (seconds: number) =>
  new ServiceError(errorCodes.tooFrequent, {
    message: errorText.feedbackTooFrequent,
    data: { seconds },
    retryAfterSeconds: seconds,
  });
