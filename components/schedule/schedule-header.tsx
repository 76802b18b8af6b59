import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { ModeSwitch } from './mode-switch';
import styles from './schedule-header.module.css';

type Props = {
  title: string;
  mode: ScheduleMode;
  day: Day;
  /** Content beside the title: a count, or the calendar's arrows. */
  children?: ReactNode;
};

export function ScheduleHeader({ title, mode, day, children }: Props) {
  return (
    <header className={styles.header} data-mode={mode}>
      <div className={styles.lead}>
        <h1>{title}</h1>
        {children}
      </div>
      <ModeSwitch mode={mode} day={day} />
      <div className={styles.book}>
        <ButtonLink variant="contained" href="/order-meeting">
          <Icon of={Plus} className={styles.plus} size={20} />
          <span>{scheduleText.book}</span>
        </ButtonLink>
      </div>
    </header>
  );
}
