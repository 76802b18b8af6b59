import { orderHref } from '@/components/booking/form/order-href';
import { ButtonLink } from '@/components/ui/controls/button';
import type { CalendarItem } from '@/lib/contract/schedule';
import { windowOnDay, type Moment } from '@/lib/domain/booking/booking-window';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import type { Day } from '@/lib/time/day';
import { formatDay } from '@/lib/time/format';
import styles from './chosen-day.module.css';
import { DayMeeting } from './day-meeting';
import { OffLine } from '../../lines/off-line';
import { lineRank } from '../day/item-look';

type Props = {
  day: Day;
  items: readonly CalendarItem[];
  staffId: string;
  conflicts: ReadonlySet<string>;
  moment: Moment;
};

/** The meetings of the chosen day below the month of a phone, those ahead first and those called off in a line that opens; and the way to another one (CAL-04). */
export function ChosenDay({ day, items, moment, ...shared }: Props) {
  const window = windowOnDay(day, moment);
  const ofRank = (rank: number) => items.filter((item) => lineRank(item) === rank);
  const [ahead, over, off] = [ofRank(0), ofRank(1), ofRank(2)];
  return (
    <section className={styles.day} aria-label={formatDay(day)} data-peek="click">
      <header className={styles.header}>
        <h2>{formatDay(day)}</h2>
        {window ? (
          <ButtonLink
            size="small"
            variant="outlined"
            href={orderHref({ startTime: window.beginTime, endTime: window.endTime })}
          >
            {scheduleText.book}
          </ButtonLink>
        ) : null}
      </header>
      {items.length === 0 ? <p className={styles.empty}>{scheduleText.empty}</p> : null}
      <Meetings items={ahead} zone={moment.zone} {...shared} />
      {over.length > 0 ? <h3 className={styles.group}>{scheduleText.groups.ended}</h3> : null}
      <Meetings items={over} zone={moment.zone} {...shared} />
      {off.length > 0 ? (
        <OffLine facts={off.map((item) => ({ ...item, status: item.meetingStatus }))}>
          <Rows items={off} zone={moment.zone} {...shared} />
        </OffLine>
      ) : null}
    </section>
  );
}

type RowsProps = Pick<Props, 'items' | 'staffId' | 'conflicts'> & { zone: string };

const Meetings = (props: RowsProps) =>
  props.items.length === 0 ? null : (
    <ul>
      <Rows {...props} />
    </ul>
  );

const Rows = ({ items, ...shared }: RowsProps) =>
  items.map((item) => (
    <li key={item.id}>
      <DayMeeting item={item} {...shared} />
    </li>
  ));
