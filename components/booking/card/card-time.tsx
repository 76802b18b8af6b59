import { useServerNow } from '@/components/ui/page/server-clock';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { dayOf } from '@/lib/time/day';
import { formatDuration, formatEndTime, formatHeadingDay, formatRange, formatTime } from '@/lib/time/format';
import { msPerMinute } from '@/lib/time/instant';
import styles from './booking-card.module.css';
import { TimeStepper } from './time-stepper';

type Props = {
  window: Window;
  zone: string;
  free: Window | undefined;
  onWindow: (window: Window) => void;
};

const slotMs = limits.slotMinutes * msPerMinute;
const longestMs = limits.maxMeetingMinutes * msPerMinute;

const quarters = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / slotMs) + 1 }, (_, step) => from + step * slotMs);

/** The requested time stays readable even where another booking has taken it; only the steps away from it are free. */
const withOwn = (instants: readonly number[], own: number) =>
  [...new Set([...instants, own])].sort((one, other) => one - other);

/** Day and time of a draft, both ends by quarter hours within the free stretch; a later start keeps the length where it can. */
export function CardTime({ window, zone, free, onWindow }: Props) {
  const now = useServerNow();
  const { beginTime, endTime } = window;
  const fields = bookingText.fields;
  const begins = free ? quarters(free.beginTime, free.endTime - slotMs) : [];
  const ends = free ? quarters(beginTime + slotMs, Math.min(free.endTime, beginTime + longestMs)) : [];
  const beginAt = (begin: number) =>
    onWindow({ beginTime: begin, endTime: Math.min(begin + endTime - beginTime, free?.endTime ?? endTime) });

  return (
    <>
      <p className={styles.time} role="status">
        <span>{formatHeadingDay(dayOf(beginTime, zone), dayOf(now, zone))}</span>
        <span>{formatRange(window, zone)}</span>
        <span>{formatDuration(endTime - beginTime)}</span>
      </p>
      <div className={styles.steppers}>
        <TimeStepper
          label={fields.beginTime}
          value={beginTime}
          options={withOwn(begins, beginTime).map((value) => ({ value, label: formatTime(value, zone) }))}
          onChange={beginAt}
        />
        <TimeStepper
          label={fields.endTime}
          value={endTime}
          options={withOwn(ends, endTime).map((value) => ({ value, label: formatEndTime(value, zone) }))}
          onChange={(end) => onWindow({ beginTime, endTime: end })}
        />
      </div>
    </>
  );
}
