'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { useUnderway } from '@/lib/query/answer-invitation';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { detailsText } from '@/lib/text/zh-cn/details';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { AnswerInvitation } from '../actions/answer-invitation';
import cardStyles from '../details/card.module.css';
import { MeetingFacts } from '../details/overview/meeting-facts';
import { MeetingHeading } from '../details/overview/meeting-heading';
import { ReadMarks } from '../details/read-marks';
import { OwnStanding } from '../details/overview/own-standing';
import styles from './invitation.module.css';

type Props = { meetingId: string; staffId: string; userId: string; zone: string };

/** INV-01: who invites, the meeting, and the three answers. What happens to the meeting meanwhile shows here at once. */
export function Invitation({ meetingId, staffId, userId, zone }: Props) {
  const query = useQuery(meetingDetail(useApi(), meetingId));
  const now = useServerNow();
  const underway = useUnderway();
  const leave = useLeaveAfterAnswer();
  if (!query.data) return <QueryFailed variant="page" title={detailsText.unavailable} query={query} />;

  const meeting = { ...underway.meeting(query.data, staffId), status: statusNow(query.data, now) };
  return (
    <article className={`${cardStyles.card} ${styles.invitation}`}>
      <ReadMarks meeting={query.data} userId={userId} />
      <OwnStanding meeting={meeting} staffId={staffId} zone={zone} />
      <p className={styles.inviter}>{meetingText.invitedBy(inviterOf(meeting, staffId))}</p>
      <MeetingHeading meeting={meeting} zone={zone} />
      <MeetingFacts meeting={meeting} zone={zone} />
      <div className={styles.actions}>
        {meeting.can.answer ? (
          <AnswerInvitation
            meeting={meeting}
            current={meeting.inviteState}
            former={meeting.formerInviteState}
            staffId={staffId}
            isSeries={meeting.isRepeatMeeting}
            onAccepted={(state) => leave(state, meeting.meetingNo)}
          />
        ) : null}
        <ButtonLink href={detailsHref(meeting.meetingNo)}>{detailsText.viewDetails}</ButtonLink>
      </div>
    </article>
  );
}

const detailsHref = (meetingNo: string) => `/details/${encodeURIComponent(meetingNo)}`;

const inviterOf = ({ members, organizerName }: Meeting, staffId: string) =>
  members.find(({ user }) => user.staffId === staffId)?.invitor ?? organizerName;

/** INV-02: a refusal goes back, without history to the schedule; any other answer leads to the details after 1.5 s. */
function useLeaveAfterAnswer() {
  const router = useRouter();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (target === undefined) return undefined;
    const timer = setTimeout(() => router.replace(target), limits.inviteReloadMs);
    return () => clearTimeout(timer);
  }, [router, target]);

  return (state: number, meetingNo: string) => {
    if (state !== inviteStates.refused) setTarget(detailsHref(meetingNo));
    else if (window.history.length > 1) router.back();
    else router.replace('/schedule');
  };
}
