import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { getConcernedStaffIds } from '../../meeting/queries/concerned-staff';
import { assertNotBlank, beginWriting, isSameText, type Writing, type Written } from './begin-writing';
import { noDraft, writeNotes } from './write-notes';

/**
 * Shows the notes to all members; the draft has become what is published.
 *
 * @throws ServiceError as {@link beginWriting}, 403000 for anyone but the creator, 400410002 for a text that shows nothing
 */
export const publishNotes: Command<Writing, Written> = async (trx, caller, input) => {
  const { id, now } = input;
  assertNotBlank(input.content);
  const { meeting, stored, text } = await beginWriting(trx, caller, {
    ...input,
    action: 'publishNotes',
    isDone: (row, written) =>
      row.draft === null && isSameText(written, { subject: row.subject, content: row.document }),
  });
  if (text === undefined) return { result: { meeting, row: stored }, change: noChange };
  const row = await writeNotes(trx, caller, {
    meetingId: id,
    columns: {
      ...noDraft,
      document: JSON.stringify(text.content),
      subject: text.subject,
      author_id: caller.staffId,
      published_at: new Date(now),
    },
  });
  const staffIds = await getConcernedStaffIds(trx, caller, [id]);
  return {
    result: { meeting, row },
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind: 'summaryPublished' }],
      concerns: [...concern('meeting', [id]), ...concern('staff', staffIds)],
    },
  };
};
