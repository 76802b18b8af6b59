'use client';

import { ScheduleLink } from '@/components/frame/links/schedule-link';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { scopes } from '@/lib/domain/meeting/meeting-values';
import { detailsText } from '@/lib/text/zh-cn/details';
import { formatRecent } from '@/lib/time/format';
import styles from './own-standing.module.css';

type Props = { meeting: Meeting; staffId: string; zone: string };
const { standing } = detailsText;

/**
 * The end of the meeting, or of the reader's place in it, in a sentence above everything else (MEET-11); with a way on where it is no
 * longer on the reader's schedule (MEET-13).
 */
export function OwnStanding({ meeting, staffId, zone }: Props) {
  const now = useServerNow();
  const lines = linesOf(meeting, { staffId, formatTime: (time) => formatRecent(time, { now, zone }) });
  if (lines.length === 0) return null;
  return (
    <div role="status" className={styles.standing}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {isGone(meeting) ? <ScheduleLink /> : null}
    </div>
  );
}

const isGone = ({ status, removal, recordDeletedTime }: Meeting) =>
  status === 'CANCEL' || removal !== undefined || recordDeletedTime !== undefined;

type Reader = { staffId: string; formatTime: (instant: number) => string };

function linesOf(meeting: Meeting, reader: Reader): string[] {
  const { recordDeletedTime: deletedTime } = meeting;
  const lines = endLines(meeting, reader);
  return deletedTime === undefined ? lines : [...lines, standing.deleted(reader.formatTime(deletedTime))];
}

/** The history, which names who cancelled, reaches only those who take part. */
function cancellation({ changeLogs, creatorStaffId }: Meeting, { staffId, formatTime }: Reader): string {
  const entry = changeLogs.find(({ kind }) => kind === 'cancelled');
  if (entry === undefined) return standing.cancelled;
  const time = formatTime(entry.createTime);
  return creatorStaffId === staffId
    ? standing.cancelledByYou(time)
    : standing.cancelledBy(entry.actorName, time);
}

function endLines(meeting: Meeting, reader: Reader): string[] {
  const { staffId, formatTime } = reader;
  const { inviteState, removal, status, scope, creatorStaffId, can } = meeting;
  if (creatorStaffId !== staffId && inviteState === inviteStates.withdrawn && removal) {
    const { byName, time, isOwn } = removal;
    const what = isOwn ? standing.quit(formatTime(time)) : standing.withdrawn(byName, formatTime(time));
    return scope === scopes.private && !isOwn ? [what, standing.formerHint] : [what];
  }
  if (status === 'CANCEL') return [cancellation(meeting, reader)];
  if (inviteState === inviteStates.refused) return [standing.refused];
  if (inviteState === inviteStates.onLeave) return [standing.onLeave];
  const isReminded = meeting.members.some(
    (member) => member.user.staffId === staffId && member.remindedTime !== undefined,
  );
  return inviteState === inviteStates.toConfirm && isReminded && can.answer ? [standing.reminded] : [];
}
