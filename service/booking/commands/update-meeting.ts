import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import type { MeetingChanges } from '../queries/meeting-draft';
import { planUpdate } from '../queries/plan-update';
import { describeStaleVersion } from '../queries/stale-version';
import { changeMeeting } from './change-meeting';

type Update = { id: string; changes: MeetingChanges; sensitiveWords: readonly string[] };

/**
 * Changes a single meeting.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it may no longer be edited (EDIT-04), 409000 with both
 * versions where it changed since the edit began, 400405025 when the new time, the new room or a meeting service needs approval,
 * 400405017 while its own is not given, 400403002 with the conflicts, or the first refusal of the rules
 */
export const updateMeeting: Command<Update, void> = async (trx, caller, input) => {
  const { id, changes, sensitiveWords, now } = input;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('edit', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const plan = await planUpdate(trx, caller, { meeting, changes });
  if (plan.fields.length === 0) return { result: undefined, change: noChange };
  if (changes.version !== undefined && changes.version !== meeting.version)
    throw new ServiceError(httpCodes.conflict, { data: await describeStaleVersion(trx, caller, plan) });
  return { result: undefined, change: await changeMeeting(trx, caller, { plan, sensitiveWords, now }) };
};
