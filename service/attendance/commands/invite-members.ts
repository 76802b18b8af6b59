import { limits } from '@/lib/domain/limits/limits';
import { serviceText } from '@/lib/text/zh-cn/service';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { isSameId } from '../../kernel/same-id';
import { addMembers } from '../../meeting/commands/add-members';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { raiseVersion } from '../../meeting/commands/raise-version';
import { assertMay, viewerOf } from '../../meeting/policy';
import { getWorkingStaff } from '../../staff/queries/company-staff';
import { assertNotBackToBack } from '../../booking/commands/assert-not-back-to-back';
import { getCurrentMemberIds } from '../queries/current-members';

type Invitation = { id: string; staffIds: string[] };

/**
 * Invites people to a meeting; who takes part already stays as they are, and who was taken out or left is invited anew.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once it is over, 404000 for a person who does not work in the
 * company, 400000 beyond 500 members, 400405002 for an offline room back to back with another of theirs
 */
export const inviteMembers: Command<Invitation, void> = async (trx, caller, { id, staffIds, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('invite', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const people = await getWorkingStaff(trx, caller, [...new Set(staffIds)]);
  if (staffIds.some((staffId) => !people.some((person) => isSameId(person.id, staffId))))
    throw new ServiceError(httpCodes.notFound, { message: serviceText.attendeeMissing });

  const current = await getCurrentMemberIds(trx, caller, id);
  const added = people.filter((person) => !current.includes(person.id));
  if (added.length === 0) return { result: undefined, change: noChange };
  if (current.length + added.length > limits.maxMembers)
    throw new ServiceError(httpCodes.invalid, { message: serviceText.tooManyMembers(limits.maxMembers) });
  const addedIds = added.map((person) => person.id);
  await assertNotBackToBack(trx, caller, { meeting, staffIds: addedIds, now });

  await addMembers(trx, caller, { meeting, staffIds: addedIds, now });
  await raiseVersion(trx, meeting);
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [
        { meetingId: id, kind: 'membersAdded', data: { names: added.map(({ real_name }) => real_name) } },
      ],
      concerns: [...concern('meeting', [id]), ...concern('staff', [caller.staffId, ...addedIds])],
    },
  };
};
