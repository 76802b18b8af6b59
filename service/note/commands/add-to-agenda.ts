import { errorCodes } from '@/lib/domain/error-codes';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import { isBlankText } from '@/lib/domain/note/check-notes';
import { notesText } from '@/lib/text/zh-cn/notes';
import { formatDayTime } from '@/lib/time/format';
import { concern } from '../../kernel/commands/change';
import type { Command } from '../../kernel/commands/run-command';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { lockMeetings } from '../../meeting/commands/lock-meeting';
import { assertMay, viewerOf } from '../../meeting/policy';
import { writeAgenda } from './write-agenda';

/**
 * Appends a line to the agenda, with its day, time and author; any member may.
 *
 * @throws ServiceError 403000 for anyone outside the meeting, 400405020 once it is over, 400410003 where the whole would be too
 * long, 400000 for a text that shows nothing
 */
export const addToAgenda: Command<{ id: string; content: string }, void> = async (trx, caller, input) => {
  const { id, content, now } = input;
  if (isBlankText(content)) throw new ServiceError(httpCodes.invalid);
  const [meeting] = await lockMeetings(trx, caller, { id, wholeSeries: false });
  assertMay('discuss', meeting, { viewer: viewerOf(caller.staffId, meeting), now });
  const line = notesText.agendaLine(formatDayTime(now, caller.timeZone), caller.realName, content);
  const whole = [meeting.content ?? [], line].flat().join('\n');
  if (whole.length > noteLimits.agendaMaxLength) throw new ServiceError(errorCodes.agendaTooLong);
  await writeAgenda(trx, caller, { meeting, content: whole });
  return {
    result: undefined,
    change: {
      actor: caller.staffId,
      log: [{ meetingId: id, kind: 'agendaAdded' }],
      concerns: concern('meeting', [id]),
    },
  };
};
