import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { type FileRow, getFiles } from '../../meeting/queries/files';
import { addFiles } from './add-files';

type Link = { id: string; fileKeys: readonly string[] };

/**
 * Adds uploads to a meeting; answers all files of it.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 where its state takes no files, and what {@link addFiles} throws
 */
export const linkFiles: Command<Link, FileRow[]> = async (trx, caller, { id, fileKeys, now }) => {
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('editFiles', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const added = await addFiles(trx, caller, { meetingIds: [meeting.id], fileKeys, now });
  const result = await getFiles(trx, caller, meeting.id);
  if (added.length === 0) return { result, change: noChange };
  return {
    result,
    change: {
      actor: caller.staffId,
      log: [
        { meetingId: meeting.id, kind: 'filesAdded', data: { names: added.map(({ fileName }) => fileName) } },
      ],
      concerns: [
        ...concern('meeting', [meeting.id]),
        ...concern('staff', await getConcernedStaffIds(trx, caller, [meeting.id])),
      ],
    },
  };
};
