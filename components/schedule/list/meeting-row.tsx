import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { SignIn } from '@/components/meeting/sign-in/sign-in';
import { PrivateMark } from '@/components/meeting/tags/private-mark';
import { RepeatMark } from '@/components/series/repeat-mark';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import type { AtHand } from '@/lib/domain/calendar/at-hand';
import { canAnswer, inviteStates } from '@/lib/domain/meeting/invite-state';
import { placeWords } from '@/lib/text/schedule/meeting-place';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatEndTime, formatTime } from '@/lib/time/format';
import { AnswerInPlace } from '../answer/answer-in-place';
import styles from './meeting-row.module.css';
import { RowPlace } from '../lines/row-place';
import { RowTags } from '../lines/row-tags';
import { NoticeDot } from '../notice-dot';

type Props = {
  record: ScheduleRecord;
  staffId: string;
  zone: string;
  /** It runs, or is the next to begin. */
  atHand?: AtHand | undefined;
  /** The meetings that take the same time, as far as they are in the list. */
  conflicts?: readonly ScheduleRecord[];
  over?: boolean;
};

const none: readonly ScheduleRecord[] = [];

/** One meeting of the day on a line; the whole row opens it, but for the buttons on it. */
export function MeetingRow({ record, staffId, zone, atHand, conflicts = none, over = false }: Props) {
  const { meeting, inviteState, conflict } = record;
  const detailsHref = useDetailsHref();
  const { subject, beginTime, endTime, organizerName } = meeting;
  const invited = meeting.creatorStaffId !== staffId;
  const takesAnswer = meeting.can.answer && canAnswer(inviteState, meeting.status);
  // An open invitation is answered before anything else is done about the meeting.
  const isOpen = takesAnswer && inviteState === inviteStates.toConfirm;
  const takesSign = meeting.can.signIn && !isOpen;
  return (
    <li className={styles.row} data-over={over || undefined} data-at-hand={atHand?.when}>
      <p className={styles.times}>
        <time className={styles.begin} dateTime={new Date(beginTime).toISOString()}>
          {formatTime(beginTime, zone)}
        </time>
        <time className={styles.end} dateTime={new Date(endTime).toISOString()}>
          {formatEndTime(endTime, zone)}
        </time>
      </p>
      <div className={styles.main}>
        <div className={styles.headline}>
          <div className={styles.title}>
            <a href={detailsHref(meeting.meetingNo)} className={styles.subject}>
              {subject}
            </a>
            <PrivateMark scope={meeting.scope} />
            {meeting.isRepeatMeeting ? <RepeatMark /> : null}
            <NoticeDot of={[{ ...record, ...meeting }]} />
          </div>
          <div className={styles.aside}>
            <RowTags
              status={meeting.status}
              inviteState={invited ? inviteState : undefined}
              atHand={atHand}
              conflict={conflict ? conflictWords(conflicts) : undefined}
              evidentStatus={over ? 'FINISH' : undefined}
            />
          </div>
        </div>
        <p className={styles.where}>
          <RowPlace place={placeWords(meeting)} organizer={organizerName} />
        </p>
        {takesAnswer || takesSign ? (
          <div className={styles.answer}>
            {takesSign ? <SignIn isRow meeting={{ ...meeting, roomName: meeting.address }} /> : null}
            {takesAnswer ? <AnswerInPlace record={record} staffId={staffId} /> : null}
          </div>
        ) : null}
      </div>
    </li>
  );
}

const conflictWords = (conflicts: readonly ScheduleRecord[]) =>
  conflicts.length === 0
    ? scheduleText.conflict
    : scheduleText.conflictWith(conflicts.map(({ meeting }) => meeting.subject).join('、'));
