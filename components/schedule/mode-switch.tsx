import { ViewLink } from '@/components/ui/view-link';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { scheduleHref, type ScheduleMode } from './schedule-view';
import styles from './schedule-header.module.css';

type Props = { mode: ScheduleMode; day: Day };

const modes: readonly ScheduleMode[] = ['list', 'calendar'];

export function ModeSwitch({ mode, day }: Props) {
  return (
    <nav className={styles.modes} aria-label={scheduleText.modeSwitch}>
      {modes.map((option) => (
        <ViewLink
          key={option}
          href={scheduleHref({ mode: option, day })}
          aria-current={option === mode ? 'true' : undefined}
        >
          {scheduleText.modes[option]}
        </ViewLink>
      ))}
    </nav>
  );
}
