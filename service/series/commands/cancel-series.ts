import { errorCodes } from '@/lib/domain/error-codes';
import { cancelMeetings } from '../../booking/commands/cancel-meetings';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { canOf, fromInstant } from '../affected-occurrences';
import { lockSeries } from './lock-series';

type Cancellation = { repeatMeetingNo: string; startTimeGe: number };

/**
 * Cancels the occurrences from an instant on that have not begun (REP-03).
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where none is left to cancel
 */
export const cancelSeries: Command<Cancellation, { cancelledCount: number }> = async (trx, caller, input) => {
  const { repeatMeetingNo, startTimeGe, now } = input;
  const { occurrences } = await lockSeries(trx, caller, repeatMeetingNo);
  const ids = fromInstant(occurrences, startTimeGe)
    .filter((occurrence) => canOf(occurrence, { staffId: caller.staffId, now }).cancel)
    .map(({ id }) => id);
  if (ids.length === 0) throw new ServiceError(errorCodes.stateForbids);
  const change = await cancelMeetings(trx, caller, { ids, now });
  return { result: { cancelledCount: ids.length }, change };
};
