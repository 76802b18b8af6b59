import { markup } from '@/components/ui/layout/markup';
import { minutesPerHour } from '@/lib/time/instant';
import { MarkupElement } from '../../../slot/markup-element';
import { percentOfDay } from '../../../slot/track';
import styles from './bar-hours.module.css';

const hours = [4, 8, 12, 16, 20].map(
  (hour) => markup`<span style="left:${percentOfDay(hour * minutesPerHour)}">${hour}</span>`,
);

/** A few hours under the bar of a card; the times in words stand in its buttons. */
export const BarHours = () => (
  <MarkupElement className={styles.hours} aria-hidden markup={markup`${hours}`} />
);
