import { orderHref } from '@/components/booking/form/order-href';
import { PageLink } from '@/components/ui/links/page-link';
import type { Window } from '@/lib/domain/booking/booking-window';
import { limits } from '@/lib/domain/limits/limits';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { formatDuration, formatRange } from '@/lib/time/format';
import { msPerMinute } from '@/lib/time/instant';
import styles from './lines.module.css';

type Props = { gap: Window; zone: string };

/** The free time between two meetings; a press books in it, as long as a booking may be. */
export function GapLine({ gap, zone }: Props) {
  const { beginTime, endTime } = gap;
  const href = orderHref({
    startTime: beginTime,
    endTime: Math.min(endTime, beginTime + limits.maxMeetingMinutes * msPerMinute),
  });
  return (
    <li className={styles.gap}>
      <PageLink href={href} aria-label={scheduleText.bookGap(formatRange(gap, zone))}>
        {scheduleText.gap(formatDuration(endTime - beginTime))}
      </PageLink>
    </li>
  );
}
