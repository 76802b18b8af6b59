import type { Kysely } from 'kysely';
import { validate as isUuid } from 'uuid';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { findMeeting } from '../../meeting/queries/find-meeting';
import { meetingView, viewerOf } from '../../meeting/policy';
import { findMeetingFile, findOwnUpload, type StoredFile } from './uploads';

/**
 * A file that the caller may read now: of a meeting by the file's id, for its members (S46), or an own upload by its key.
 *
 * @throws ServiceError 404000 for every other one, so that an answer does not tell which exist (S53)
 */
export async function getReadableFile(db: Kysely<Database>, caller: Caller, id: string): Promise<StoredFile> {
  const file = isUuid(id) ? await findSharedFile(db, caller, id) : await findOwnUpload(db, caller, id);
  if (file === undefined) throw new ServiceError(httpCodes.notFound);
  return file;
}

async function findSharedFile(
  db: Kysely<Database>,
  caller: Caller,
  id: string,
): Promise<StoredFile | undefined> {
  const file = await findMeetingFile(db, caller, id);
  const meeting = file && (await findMeeting(db, caller, file.meetingId));
  if (meeting === undefined) return undefined;
  return meetingView(meeting, viewerOf(caller.staffId, meeting)) === 'inside' ? file : undefined;
}
