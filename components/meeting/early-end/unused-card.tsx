'use client';

import { TimerReset, X } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import type { UnusedMeeting } from '@/lib/contract/meeting-work';
import { commonText } from '@/lib/text/zh-cn/common';
import { earlyEndText } from '@/lib/text/zh-cn/early-end';
import { formatCountdown } from '@/lib/time/format';
import { useSecondsLeft } from './use-seconds-left';
import styles from './unused-card.module.css';

const { notice } = earlyEndText;

type Props = { meeting: UnusedMeeting; onClose: () => void };

/** One meeting that is about to end, with the time that is left. */
export function UnusedCard({ meeting: { meetingId, subject, address, finishTime }, onClose }: Props) {
  const seconds = useSecondsLeft(finishTime);
  // A page that slept may have missed the end.
  if (!seconds) return null;
  return (
    <section className={styles.notice} aria-label={notice.title(address)} data-print="hide">
      <Icon of={TimerReset} size={20} className={styles.icon} />
      <div className={styles.words}>
        <strong role="status">{notice.title(address)}</strong>
        <p>{notice.line(subject)}</p>
      </div>
      <IconButton size="small" aria-label={commonText.close} onClick={onClose}>
        <Icon of={X} size={16} />
      </IconButton>
      <div className={styles.end}>
        <span role="timer" className={styles.clock}>
          {formatCountdown(seconds * 1_000)}
        </span>
        <ButtonLink variant="contained" size="small" href={`/early-end/${encodeURIComponent(meetingId)}`}>
          {notice.handle}
        </ButtonLink>
      </div>
    </section>
  );
}
