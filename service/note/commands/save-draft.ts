import { noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { beginWriting, isSameText, type Writing, type Written } from './begin-writing';
import { writeNotes } from './write-notes';

/**
 * Stores what is being written. It reaches nobody but the writer before: a save follows each pause of typing.
 *
 * @throws ServiceError as {@link beginWriting}
 */
export const saveDraft: Command<Writing, Written> = async (trx, caller, input) => {
  const { id, now } = input;
  const { meeting, stored, text } = await beginWriting(trx, caller, {
    ...input,
    action: 'submitNotes',
    isDone: (row, written) => isSameText(written, { subject: row.draft_subject, content: row.draft }),
  });
  if (text === undefined) return { result: { meeting, row: stored }, change: noChange };
  const row = await writeNotes(trx, caller, {
    meetingId: id,
    columns: {
      draft: JSON.stringify(text.content),
      draft_subject: text.subject,
      drafter_id: caller.staffId,
      drafted_at: new Date(now),
      submitted_at: null,
    },
  });
  const former = stored?.drafter_id ?? caller.staffId;
  if (former === caller.staffId) return { result: { meeting, row }, change: noChange };
  return {
    result: { meeting, row },
    change: { actor: caller.staffId, log: [], concerns: [{ kind: 'meeting', id, staffId: former }] },
  };
};
