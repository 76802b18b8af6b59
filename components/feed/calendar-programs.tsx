import { feedsText } from '@/lib/text/zh-cn/feeds';
import styles from './calendar-programs.module.css';

/** How to subscribe, in one line for each program. */
export const CalendarPrograms = () => (
  <dl className={styles.programs} aria-label={feedsText.howTo}>
    {feedsText.programs.map(({ name, steps }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{steps}</dd>
      </div>
    ))}
  </dl>
);
