import { errorCodes } from '@/lib/domain/error-codes';
import { cancelMeetings } from '../../booking/commands/cancel-meetings';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { isSameId } from '../../kernel/same-id';
import { canOf } from '../affected-occurrences';
import { lockSeries } from './lock-series';

type Cancellation = { repeatMeetingNo: string; meetingId: string };

/**
 * Cancels one occurrence of a series before its start; no edit of the series brings it back.
 *
 * @throws ServiceError 403000 for anyone but the creator, 404000 for a meeting of another series, 400405020 once it has begun or is cancelled
 */
export const cancelOccurrence: Command<Cancellation, void> = async (trx, caller, input) => {
  const { repeatMeetingNo, meetingId, now } = input;
  const { occurrences } = await lockSeries(trx, caller, repeatMeetingNo);
  const occurrence = occurrences.find(({ id }) => isSameId(id, meetingId));
  if (occurrence === undefined) throw new ServiceError(httpCodes.notFound);
  if (!canOf(occurrence, { staffId: caller.staffId, now }).cancel)
    throw new ServiceError(errorCodes.stateForbids);
  return { result: undefined, change: await cancelMeetings(trx, caller, { ids: [occurrence.id], now }) };
};
