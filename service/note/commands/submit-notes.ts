import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { assertNotBlank, beginWriting, isSameText, type Writing, type Written } from './begin-writing';
import { writeNotes } from './write-notes';

/**
 * Hands the draft to the organizer, whose page follows; to the members it shows once it is published.
 *
 * @throws ServiceError as {@link beginWriting}, 400410002 for a text that shows nothing
 */
export const submitNotes: Command<Writing, Written> = async (trx, caller, input) => {
  const { id, now } = input;
  assertNotBlank(input.content);
  const { meeting, stored, text } = await beginWriting(trx, caller, {
    ...input,
    action: 'submitNotes',
    isDone: (row, written) =>
      row.submitted_at !== null && isSameText(written, { subject: row.draft_subject, content: row.draft }),
  });
  if (text === undefined) return { result: { meeting, row: stored }, change: noChange };
  const at = new Date(now);
  const row = await writeNotes(trx, caller, {
    meetingId: id,
    columns: {
      draft: JSON.stringify(text.content),
      draft_subject: text.subject,
      drafter_id: caller.staffId,
      drafted_at: at,
      submitted_at: at,
    },
  });
  return {
    result: { meeting, row },
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind: 'summarySubmitted' }],
      concerns: [...concern('meeting', [id]), ...concern('staff', [meeting.creator_id])],
    },
  };
};
