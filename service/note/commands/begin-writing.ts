import { isDeepStrictEqual } from 'node:util';
import type { Kysely } from 'kysely';
import type { WrittenNotes } from '@/lib/contract/note';
import { errorCodes } from '@/lib/domain/error-codes';
import { checkItems, withPeople } from '@/lib/domain/note/check-items';
import { isBlank, notesFault } from '@/lib/domain/note/check-notes';
import type { NoteDocument } from '@/lib/domain/note/note-document';
import { noteErrorText } from '@/lib/text/zh-cn/note-errors';
import { anyOf } from '../../db/sql/any-of';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings, type LockedMeeting } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { presentDraft } from '../present';
import { findNotes, type NotesRow } from '../queries/find-notes';

export type Writing = WrittenNotes & { id: string };

type Options = Writing & {
  now: number;
  action: 'submitNotes' | 'publishNotes';
  /** Whether the store holds this text already, as after a call whose answer got lost. */
  isDone: (stored: NotesRow, text: WrittenText) => boolean;
};

export type WrittenText = { subject: string; content: NoteDocument };

/** The notes of a meeting after a write. */
export type Written = { meeting: LockedMeeting; row: NotesRow | undefined };

/** Without a `text` nothing is left to write. */
type Begun = { meeting: LockedMeeting } & (
  { stored: NotesRow; text: undefined } | { stored: NotesRow | undefined; text: WrittenText }
);

/**
 * Locks the meeting and judges a written text: who writes, the text itself, and whether somebody else wrote meanwhile.
 *
 * @throws ServiceError 403000 for anyone but participants, 400405020 outside the time for notes, 400000 with the rule that the
 * text breaks, 400410001 with the other writer's text when the version is not the stored one
 */
export async function beginWriting(
  trx: Kysely<Database>,
  caller: Caller,
  { id, subject, content, version, now, action, isDone }: Options,
): Promise<Begun> {
  const fault = notesFault(content);
  if (fault !== undefined)
    throw new ServiceError(httpCodes.invalid, { message: noteErrorText.faults[fault] });
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay(action, meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const text = { subject, content: await withStoredNames(trx, caller, content) };
  const stored = await findNotes(trx, caller, id);
  if (stored && isDone(stored, text)) return { meeting, stored, text: undefined };
  if (stored && stored.version !== version)
    throw new ServiceError(errorCodes.notesChanged, { data: { draft: presentDraft(meeting, stored) } });
  return { meeting, stored, text };
}

/** @throws ServiceError 400410002 for a text that shows nothing: it may be a draft, but is no news to anybody */
export function assertNotBlank(content: NoteDocument): void {
  if (isBlank(content)) throw new ServiceError(errorCodes.notesEmpty);
}

/** Whether two texts say the same, whatever the order of their nodes' properties. */
export const isSameText = (
  { subject, content }: WrittenText,
  stored: { subject: string | null; content: NoteDocument | null },
): boolean => subject === stored.subject && isDeepStrictEqual(content, stored.content);

/** Names come from the company's own people, never from the caller. */
async function withStoredNames(
  trx: Kysely<Database>,
  caller: Caller,
  content: NoteDocument,
): Promise<NoteDocument> {
  const ids = checkItems(content).flatMap((item) => item.attrs.person?.staffId ?? []);
  if (ids.length === 0) return content;
  const people = await trx
    .selectFrom('staff')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', anyOf([...new Set(ids)]))
    .select(['id', 'real_name'])
    .execute();
  const names = new Map(people.map((person) => [person.id, person.real_name]));
  return withPeople(content, ({ staffId }) => {
    const realName = names.get(staffId);
    if (realName === undefined)
      throw new ServiceError(httpCodes.invalid, { message: noteErrorText.personMissing });
    return { staffId, realName };
  });
}
