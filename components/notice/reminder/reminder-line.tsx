'use client';

import { useQuery } from '@tanstack/react-query';
import { AlarmClock, X } from 'lucide';
import { useState } from 'react';
import { SignIn } from '@/components/meeting/sign-in/sign-in';
import { ButtonLink } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { useSwipeAway } from '@/components/ui/page/use-swipe-away';
import type { Notice } from '@/lib/contract/notice';
import { displayStages, readMeetingStatus } from '@/lib/domain/meeting/meeting-state';
import { useApi } from '@/lib/query/context/api-context';
import { meetingDetail } from '@/lib/query/meeting';
import { commonText } from '@/lib/text/zh-cn/common';
import { noticesText } from '@/lib/text/zh-cn/notices';
import { formatRange } from '@/lib/time/format';
import { noticeHref } from '../row/notice-href';
import styles from './reminder-line.module.css';
import { soonWords } from './soon-words';

type Props = { reminder: Notice; now: number; zone: string; onClose: () => void };

/** One meeting that begins, with the way to it; the sign-in as soon as the meeting takes it, nothing once it is cancelled. */
export function ReminderLine({ reminder, now, zone, onClose }: Props) {
  const { facts } = reminder;
  const { data: meeting } = useQuery(meetingDetail(useApi(), facts.meetingNo));
  const title = soonWords(facts, now);
  // A title that counts down would interrupt a screen reader every minute.
  const [announced] = useState(title);
  const swipe = useSwipeAway(onClose);
  if (meeting && readMeetingStatus(meeting.status)?.stage === displayStages.cancelled) return null;
  const canSignIn = meeting?.can.signIn && meeting.meetingSignView.isCanSign;
  return (
    <section className={styles.line} aria-label={title} data-reminder data-print="hide" {...swipe}>
      <Icon of={AlarmClock} size={18} className={styles.icon} />
      <div className={styles.words}>
        <strong role={title === announced ? 'status' : undefined}>{title}</strong>
        <p>
          <span className={styles.subject}>{facts.subject}</span>
          <time dateTime={new Date(facts.beginTime).toISOString()}>{formatRange(facts, zone)}</time>
          {facts.address ? (
            <span>
              {commonText.separator}
              {facts.address}
            </span>
          ) : null}
        </p>
      </div>
      {canSignIn ? <SignIn isRow meeting={{ ...meeting, roomName: meeting.address }} /> : null}
      <ButtonLink
        variant={canSignIn ? 'outlined' : 'contained'}
        color={canSignIn ? 'inherit' : 'primary'}
        size="small"
        href={noticeHref(reminder)}
        onClick={onClose}
      >
        {noticesText.soon.view}
      </ButtonLink>
      <IconButton size="small" aria-label={commonText.close} onClick={onClose}>
        <Icon of={X} size={16} />
      </IconButton>
    </section>
  );
}
