import { scheduleModes, type ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { scheduleHref } from './schedule-view';
import styles from './schedule-header.module.css';

type Props = { mode: ScheduleMode; day: Day };

/** Led through the server, which remembers the mode and sends what the other one shows along (SCH-05). */
export function ModeSwitch({ mode, day }: Props) {
  return (
    <nav className={styles.modes} aria-label={scheduleText.modeSwitch}>
      {scheduleModes.map((option) => (
        <a
          key={option}
          data-mode={option}
          href={scheduleHref({ mode: option, day })}
          aria-current={option === mode ? 'true' : undefined}
        >
          {scheduleText.modes[option]}
        </a>
      ))}
    </nav>
  );
}
