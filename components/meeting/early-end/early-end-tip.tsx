'use client';

import { Clock3, TimerReset } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { PageLink } from '@/components/ui/links/page-link';
import { limits } from '@/lib/domain/limits/limits';
import { earlyEndText } from '@/lib/text/zh-cn/early-end';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { formatCountdown } from '@/lib/time/format';
import { useSecondsLeft } from './use-seconds-left';
import styles from './early-end.module.css';

const { earlyEnd } = meetingText;

type Props = {
  finishTime: number | undefined;
  /** Where it is decided, on other pages. */
  href?: string;
};

/** Why the meeting is about to end, and when; without an end in sight it simply runs. */
export function EarlyEndTip({ finishTime, href }: Props) {
  const seconds = useSecondsLeft(finishTime);
  if (finishTime === undefined) {
    return (
      <div className={styles.tip} data-calm>
        <Icon of={Clock3} size={20} />
        <div>
          <strong>{earlyEndText.running}</strong>
          <p>{earlyEndText.runningHint}</p>
        </div>
      </div>
    );
  }
  const share = (seconds ?? 0) / (limits.earlyEndMinutes * 60);
  return (
    <div className={styles.tip}>
      <Icon of={TimerReset} size={20} />
      <div>
        <strong role="status">{earlyEnd.tip}</strong>
        <p role="timer" aria-label={earlyEndText.remaining}>
          {seconds === 0 ? earlyEndText.finishing : earlyEnd.countdown(remainingText(seconds))}
        </p>
        {href ? <PageLink href={href}>{earlyEndText.notice.handle}</PageLink> : null}
      </div>
      <span className={styles.clock} aria-hidden="true">
        {remainingText(seconds)}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ width: `${Math.min(100, share * 100)}%` }} />
      </span>
    </div>
  );
}

const remainingText = (seconds: number | undefined) =>
  seconds === undefined ? '--:--' : formatCountdown(seconds * 1_000);
