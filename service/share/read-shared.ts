import type { SharedMeeting } from '@/lib/contract/share';
import type { WithStorage } from '../file/deps';
import { answerFile } from '../file/answer-file';
import { findMeetingFile } from '../file/queries/uploads';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { Deps } from '../kernel/deps';
import { getFiles } from '../meeting/queries/files';
import { findNotes } from '../note/queries/find-notes';
import { openShare, type PresentedKey } from './open-share';
import { presentShared } from './present';

/** A shared meeting for whoever presents its key (MEET-09). Throws as {@link openShare}. */
export async function readShared(deps: Deps, presented: PresentedKey): Promise<SharedMeeting> {
  const row = await openShare(deps, presented);
  const company = { companyId: row.company_id };
  const [notes, files] = await Promise.all([
    findNotes(deps.db, company, row.id),
    getFiles(deps.db, company, row.id),
  ]);
  return presentShared(row, { notes, files });
}

type PresentedFile = PresentedKey & { fileId: string; range: string | null };

/**
 * A file of the shared meeting, and of no other.
 *
 * @throws ServiceError 404000 as well without such a file in the meeting; else as {@link openShare} and {@link answerFile}
 */
export async function readSharedFile(
  deps: WithStorage,
  { fileId, range, ...presented }: PresentedFile,
): Promise<Response> {
  const { company_id: companyId, id } = await openShare(deps, presented);
  const file = await findMeetingFile(deps.db, { companyId }, fileId);
  if (file?.meetingId !== id) throw new ServiceError(httpCodes.notFound);
  return answerFile(deps, { companyId }, { file, range });
}
