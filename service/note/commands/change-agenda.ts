import { errorCodes } from '@/lib/domain/error-codes';
import { isBlankText } from '@/lib/domain/note/check-notes';
import { concern, noChange } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { writeAgenda } from './write-agenda';

type Agenda = { id: string; content: string; formerContent?: string | undefined };

/**
 * Replaces the agenda; a text that shows nothing takes it away.
 *
 * @throws ServiceError 403000 for anyone but the creator, 400405020 once the meeting is over, 400410001 with the present text
 * where it is not the one that the change began from: a line that was added meanwhile stays
 */
export const changeAgenda: Command<Agenda, void> = async (trx, caller, input) => {
  const { id, content, formerContent, now } = input;
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('editAgenda', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const stored = meeting.content ?? '';
  const written = isBlankText(content) ? '' : content;
  if (written === stored) return { result: undefined, change: noChange };
  if (formerContent !== undefined && formerContent !== stored)
    throw new ServiceError(errorCodes.notesChanged, { data: { content: stored } });
  await writeAgenda(trx, caller, { meeting, content: written });
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind: 'agendaChanged' }],
      concerns: concern('meeting', [id]),
    },
  };
};
