import type { Kysely } from 'kysely';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import type { LogEntry } from '../../kernel/commands/change';
import { addFiles } from './add-files';
import { removeFiles } from './remove-files';

/** Files by their keys, which all meetings of an upload share. */
export type FileChanges = { addedKeys: readonly string[]; removedKeys: readonly string[] };

type Changing = FileChanges & { meetingIds: readonly string[]; now: number };

/**
 * Lets files come to locked meetings and go from them; others that a meeting has stay. Answers what the history of each says.
 *
 * @throws ServiceError what {@link addFiles} throws
 */
export async function changeFiles(
  trx: Kysely<Database>,
  caller: Caller,
  { meetingIds, addedKeys, removedKeys, now }: Changing,
): Promise<LogEntry[]> {
  const removed = await removeFiles(trx, caller, { meetingIds, by: 'file_key', values: removedKeys, now });
  const added = await addFiles(trx, caller, { meetingIds, fileKeys: addedKeys, now });
  return [...entriesOf('filesRemoved', removed), ...entriesOf('filesAdded', added)];
}

function entriesOf(
  kind: 'filesAdded' | 'filesRemoved',
  files: readonly { meetingId: string; fileName: string }[],
): LogEntry[] {
  const names = new Map<string, string[]>();
  for (const { meetingId, fileName } of files)
    names.set(meetingId, [...(names.get(meetingId) ?? []), fileName]);
  return [...names].map(([meetingId, own]) => ({ meetingId, kind, data: { names: own } }));
}
