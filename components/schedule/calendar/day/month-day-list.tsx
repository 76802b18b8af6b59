import Popover from '@mui/material/Popover';
import { ButtonLink } from '@/components/ui/controls/button';
import { MuiScope } from '@/components/ui/overlay/mui-scope';
import type { CalendarItem } from '@/lib/contract/schedule';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { formatDay } from '@/lib/time/format';
import styles from './month-day-popover.module.css';
import { MonthEntry } from './month-entry';
import { scheduleHref } from '../../schedule-view';

type Props = {
  anchor: HTMLElement;
  day: Day;
  items: readonly CalendarItem[];
  conflicts: ReadonlySet<string>;
  zone: string;
  onClose: () => void;
};

/** Every meeting of a day, beside its cell; Esc goes back to it. */
export function MonthDayPopover({ anchor, day, items, conflicts, zone, onClose }: Props) {
  const title = formatDay(day);
  return (
    <MuiScope>
      <Popover
        open
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'center', horizontal: 'center' }}
        transformOrigin={{ vertical: 'center', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': title, className: styles.card } }}
      >
        <header className={styles.header}>
          <h2>{title}</h2>
          <span>{scheduleText.count(items.length)}</span>
        </header>
        <ul className={styles.meetings}>
          {items.map((item) => (
            <li key={item.id}>
              <MonthEntry item={item} conflict={conflicts.has(item.id)} zone={zone} withPlace />
            </li>
          ))}
        </ul>
        {/* Not fetched ahead: the server remembers the mode of every address that is asked for (SCH-05). */}
        <ButtonLink
          prefetch={false}
          size="small"
          className={styles.open}
          href={scheduleHref({ mode: 'list', day })}
        >
          {scheduleText.openDay}
        </ButtonLink>
      </Popover>
    </MuiScope>
  );
}
