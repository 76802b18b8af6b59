'use client';

import { useQuery } from '@tanstack/react-query';
import { AlarmClock } from 'lucide';
import { SignIn } from '@/components/meeting/sign-in/sign-in';
import { ButtonLink } from '@/components/ui/controls/button';
import { NoticeCard } from '@/components/ui/overlay/notice-card';
import type { Notice } from '@/lib/contract/notice';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { commonText } from '@/lib/text/zh-cn/common';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { formatRange } from '@/lib/time/format';
import { noticeHref } from '../row/notice-href';
import { soonWords } from './soon-words';

type Props = { reminder: Notice; now: number; zone: string; onClose: () => void };

/** One meeting that begins, with the way to it; the sign-in as soon as the meeting takes it, nothing once it is cancelled. */
export function ReminderCard({ reminder, now, zone, onClose }: Props) {
  const { facts } = reminder;
  const { data: meeting } = useQuery(meetingDetail(useApi(), facts.meetingNo));
  if (meeting && readMeetingStatus(meeting.status)?.stage === displayStages.cancelled) return null;
  const canSignIn = meeting?.can.signIn && meeting.meetingSignView.isCanSign;
  return (
    <NoticeCard
      isLine
      tone="accent"
      icon={AlarmClock}
      title={soonWords(facts, now)}
      onClose={onClose}
      end={
        <>
          <ButtonLink
            variant={canSignIn ? 'outlined' : 'contained'}
            color={canSignIn ? 'inherit' : 'primary'}
            size="small"
            href={noticeHref(reminder)}
            onClick={onClose}
          >
            {noticesText.soon.view}
          </ButtonLink>
          {canSignIn ? <SignIn isRow meeting={{ ...meeting, roomName: meeting.address }} /> : null}
        </>
      }
    >
      {facts.subject}
      <br />
      {[formatRange(facts, zone), facts.address].filter(Boolean).join(commonText.separator)}
    </NoticeCard>
  );
}
