import { ConflictList } from '@/components/booking/conflicts/conflict-list';
import type { Conflict } from '@/components/booking/conflicts/conflicts';
import { orderHref } from '@/components/booking/form/order-href';
import { ButtonLink, type ButtonLook } from '@/components/ui/controls/button';
import type { Window } from '@/lib/domain/booking/booking-window';
import { requestText } from '@/lib/text/zh-cn/approval-centre';
import { dayOf } from '@/lib/time/day';
import { formatEndTime, formatRange, formatTime } from '@/lib/time/format';
import styles from './request-actions.module.css';

type Props = {
  conflicts: readonly Conflict[];
  /** The nearest free time of that day in the same rooms. */
  suggestion: Window | undefined;
  request: Window & { subject: string };
  reason: string;
  zone: string;
};

const look = { variant: 'outlined', color: 'inherit', size: 'small' } as const satisfies ButtonLook;

/** The slot is taken by now: by whom, and what could be had instead (R32). */
export function AgainRepairs({ conflicts, suggestion, request, reason, zone }: Props) {
  const { beginTime, endTime, subject } = request;
  const [first] = conflicts;
  const freeRooms = new URLSearchParams({
    day: dayOf(beginTime, zone),
    from: formatTime(beginTime, zone),
    to: formatEndTime(endTime, zone),
  });
  return (
    <div className={styles.taken} role="alert">
      <p>{requestText.taken}</p>
      <ConflictList conflicts={conflicts} zone={zone} />
      <div className={styles.repairs}>
        {suggestion && first ? (
          <ButtonLink
            {...look}
            href={orderHref({
              roomId: first.roomId,
              startTime: suggestion.beginTime,
              endTime: suggestion.endTime,
              subject,
              reason,
            })}
          >
            {requestText.otherTime(formatRange(suggestion, zone))}
          </ButtonLink>
        ) : null}
        <ButtonLink {...look} href={`/rooms?${freeRooms}`}>
          {requestText.otherRoom}
        </ButtonLink>
      </div>
    </div>
  );
}
