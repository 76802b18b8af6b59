import type { ScheduleRecord } from '@/lib/contract/schedule';
import { canAnswer, inviteStates } from '@/lib/domain/meeting/invite-state';
import { AnswerInPlace } from '../answer/answer-in-place';
import styles from './next-meeting.module.css';
import { PresenceAction } from './presence-action';
import { TellLate } from './tell-late';

type Props = { record: ScheduleRecord; staffId: string; zone: string };

/** The one thing to do with the meeting: to answer, or else to be there; whoever does not come changes the answer. */
export function NextAction({ record, staffId, zone }: Props) {
  const { meeting, inviteState } = record;
  const takesAnswer = meeting.can.answer && canAnswer(inviteState, meeting.status);
  return (
    <div className={styles.action}>
      {inviteState === inviteStates.joined ? <PresenceAction meeting={meeting} zone={zone} /> : null}
      {record.lateness ? <TellLate meeting={meeting} lateness={record.lateness} /> : null}
      {takesAnswer ? <AnswerInPlace isProminent record={record} staffId={staffId} /> : null}
    </div>
  );
}
