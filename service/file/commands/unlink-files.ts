import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { removeFiles } from './remove-files';

type Unlink = { id: string; fileIds: readonly string[] };

/**
 * Takes files off a meeting; one that is gone already is no error.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where its state no longer allows it
 */
export const unlinkFiles: Command<Unlink, void> = async (trx, caller, { id, fileIds, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('editFiles', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const removed = await removeFiles(trx, caller, {
    meetingIds: [meeting.id],
    by: 'id',
    values: fileIds,
    now,
  });
  if (removed.length === 0) return { result: undefined, change: noChange };
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [
        {
          meetingId: meeting.id,
          kind: 'filesRemoved',
          data: { names: removed.map(({ fileName }) => fileName) },
        },
      ],
      concerns: [
        ...concern('meeting', [meeting.id]),
        ...concern('staff', await getConcernedStaffIds(trx, caller, [meeting.id])),
      ],
    },
  };
};
