import { errorCodes } from '@/lib/domain/error-codes';
import { changeMeeting } from '../../booking/commands/change-meeting';
import type { MeetingChanges } from '../../booking/queries/meeting-draft';
import { planUpdate } from '../../booking/queries/plan-update';
import { describeStaleVersion } from '../../booking/queries/stale-version';
import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';

type Update = {
  id: string;
  changes: MeetingChanges & { reason?: string | undefined };
  sensitiveWords: readonly string[];
};

/**
 * Changes one occurrence of a series, which keeps the change when the series is edited (REP-04). One that moves requests approval anew.
 *
 * @throws ServiceError 400405020 for a meeting of no series; otherwise as the update of a single meeting
 */
export const updateOccurrence: Command<Update, void> = async (trx, caller, input) => {
  const { id, changes, sensitiveWords, now } = input;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('edit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  if (meeting.series_id === null) throw new ServiceError(errorCodes.stateForbids);
  const plan = await planUpdate(trx, caller, { meeting, changes });
  if (plan.fields.length === 0) return { result: undefined, change: noChange };
  if (changes.version !== undefined && changes.version !== meeting.version)
    throw new ServiceError(httpCodes.conflict, { data: await describeStaleVersion(trx, caller, plan) });
  const change = await changeMeeting(trx, caller, { plan, sensitiveWords, now, asksAnew: true });
  return { result: undefined, change };
};
