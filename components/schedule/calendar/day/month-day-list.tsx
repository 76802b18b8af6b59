import { CardSurface } from '@/components/booking/card/card-surface';
import { isOnPeekCard } from '@/components/meeting/peek/peek-link';
import { ButtonLink } from '@/components/ui/controls/button';
import type { CalendarItem } from '@/lib/contract/schedule';
import { limits } from '@/lib/domain/limits/limits';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { formatDay } from '@/lib/time/format';
import styles from './month-day-list.module.css';
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

const takeFocus = (list: HTMLElement | null) => list?.focus({ preventScroll: true });

/** Every meeting of a day, beside its cell; Esc goes back to it. The peek of one of them opens beside the list. */
export function MonthDayList({ anchor, day, items, conflicts, zone, onClose }: Props) {
  const title = formatDay(day);
  const back = () => {
    onClose();
    anchor.focus({ preventScroll: true });
  };
  return (
    <CardSurface
      anchor={anchor}
      label={title}
      isBeside
      widthPx={limits.peekWidthPx}
      onClose={back}
      onClickAway={({ target }) => isOnPeekCard(target) || onClose()}
    >
      <div
        ref={takeFocus}
        tabIndex={-1}
        data-peek="click"
        className={styles.card}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          back();
        }}
      >
        <div className={styles.header}>
          <h2>{title}</h2>
          <span>{scheduleText.count(items.length)}</span>
        </div>
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
      </div>
    </CardSurface>
  );
}
