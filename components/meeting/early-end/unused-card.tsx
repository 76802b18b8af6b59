'use client';

import { TimerReset } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { NoticeCard } from '@/components/ui/overlay/notice-card';
import type { UnusedMeeting } from '@/lib/contract/presence';
import { earlyEndText } from '@/lib/text/zh-cn/early-end';
import { formatCountdown } from '@/lib/time/format';
import { useSecondsLeft } from './use-seconds-left';

const { notice } = earlyEndText;

type Props = { meeting: UnusedMeeting; onClose: () => void };

/** One meeting that is about to end, with the time that is left. */
export function UnusedCard({ meeting: { meetingId, subject, address, finishTime }, onClose }: Props) {
  const seconds = useSecondsLeft(finishTime);
  // A page that slept may have missed the end.
  if (!seconds) return null;
  return (
    <NoticeCard
      tone="warning"
      icon={TimerReset}
      title={notice.title(address)}
      onClose={onClose}
      end={
        <>
          <span role="timer">{formatCountdown(seconds * 1_000)}</span>
          <ButtonLink variant="contained" size="small" href={`/early-end/${encodeURIComponent(meetingId)}`}>
            {notice.handle}
          </ButtonLink>
        </>
      }
    >
      {notice.line(subject)}
    </NoticeCard>
  );
}
