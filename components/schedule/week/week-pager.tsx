import { ChevronLeft, ChevronRight } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { ViewLink } from '@/components/ui/links/view-link';
import { shiftWeek } from '@/lib/domain/calendar/week-strip';
import { limits } from '@/lib/domain/limits/limits';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { addDays, type Day } from '@/lib/time/day';
import { scheduleHref } from '../schedule-view';
import styles from './week-pager.module.css';

type Props = { day: Day; today: Day };
type StepProps = { day: Day; label: string; icon: typeof ChevronLeft; shown: 'wide' | 'narrow' };

const weekHref = (day: Day) => scheduleHref({ mode: 'week', day });

const Step = ({ day, label, icon, shown }: StepProps) => (
  <ViewLink href={weekHref(day)} className={styles.step} data-shown={shown} aria-label={label}>
    <Icon of={icon} size={16} />
  </ViewLink>
);

/** On by a week; on phones by the three days that are in sight. */
export function WeekPager({ day, today }: Props) {
  const days = limits.weekDaysOnPhones;
  const { previousWeek, nextWeek, previousDays, nextDays } = scheduleText;
  return (
    <nav className={styles.pager} aria-label={scheduleText.week}>
      <Step day={shiftWeek(day, -1)} label={previousWeek} icon={ChevronLeft} shown="wide" />
      <Step day={addDays(day, -days)} label={previousDays} icon={ChevronLeft} shown="narrow" />
      <ViewLink href={weekHref(today)} className={styles.step}>
        {scheduleText.today}
      </ViewLink>
      <Step day={shiftWeek(day, 1)} label={nextWeek} icon={ChevronRight} shown="wide" />
      <Step day={addDays(day, days)} label={nextDays} icon={ChevronRight} shown="narrow" />
    </nav>
  );
}
