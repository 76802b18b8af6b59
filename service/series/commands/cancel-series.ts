import { errorCodes } from '@/lib/domain/error-codes';
import { cancelMeetings } from '../../booking/commands/cancel-meetings';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { canOf, fromInstant } from '../affected-occurrences';
import type { OccurrenceRow } from '../queries/occurrences';
import { endRule } from '../writing/end-rule';
import { lockSeries } from './lock-series';

type Cancellation = { repeatMeetingNo: string; startTimeGe: number };

const isStandingWithout = (ids: readonly string[]) => (row: OccurrenceRow) =>
  row.cancelled_at === null && !ids.includes(row.id);

/**
 * Cancels the occurrences from an instant on that have not begun (REP-03); the rule then ends with the last one that stands.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where none is left to cancel
 */
export const cancelSeries: Command<Cancellation, { cancelledCount: number }> = async (trx, caller, input) => {
  const { repeatMeetingNo, startTimeGe, now } = input;
  const { series, occurrences } = await lockSeries(trx, caller, repeatMeetingNo);
  const ids = fromInstant(occurrences, startTimeGe)
    .filter((occurrence) => canOf(occurrence, { staffId: caller.staffId, now }).cancel)
    .map(({ id }) => id);
  if (ids.length === 0) throw new ServiceError(errorCodes.stateForbids);
  const change = await cancelMeetings(trx, caller, { ids, now });
  await endRule(trx, { series, standing: occurrences.filter(isStandingWithout(ids)), occurrences });
  return { result: { cancelledCount: ids.length }, change };
};
