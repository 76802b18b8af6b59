import { errorCodes } from '@/lib/domain/error-codes';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { presentDraft } from '../present';
import { findNotes } from '../queries/find-notes';
import type { Written } from './begin-writing';
import { noDraft, writeNotes } from './write-notes';

/**
 * Drops what is being written; what is published stays. Without a draft it changes nothing.
 *
 * @throws ServiceError 403000 for anyone but participants, 400405020 outside the time for notes, 400410001 with the draft when
 * somebody has written on meanwhile
 */
export const dropDraft: Command<{ id: string; version: number }, Written> = async (trx, caller, input) => {
  const { id, version, now } = input;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('submitNotes', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const stored = await findNotes(trx, caller, id);
  if (stored?.draft == null) return { result: { meeting, row: stored }, change: noChange };
  if (stored.version !== version)
    throw new ServiceError(errorCodes.notesChanged, { data: { draft: presentDraft(meeting, stored) } });
  const row = await writeNotes(trx, caller, { meetingId: id, columns: noDraft });
  return {
    result: { meeting, row },
    change: { actor: caller.staffId, log: [], concerns: concern('meeting', [id]) },
  };
};
