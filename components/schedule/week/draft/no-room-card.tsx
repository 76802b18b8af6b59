import { CardSurface } from '@/components/booking/card/card-surface';
import { orderHref } from '@/components/booking/form/order-href';
import { Button, ButtonLink } from '@/components/ui/controls/button';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed, type FailedQuery } from '@/components/ui/feedback/query-failed';
import type { Window } from '@/lib/domain/booking/booking-window';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { commonText } from '@/lib/text/zh-cn/common';
import { moveText } from '@/lib/text/zh-cn/move';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import styles from './no-room-card.module.css';

type Props = {
  anchor: HTMLElement | null;
  window: Window;
  zone: string;
  query: FailedQuery & { isPending: boolean };
  onClose: () => void;
};

/** The card of a picked time without a room: they are still being read, could not be, or none is free. */
export function NoRoomCard({ anchor, window, zone, query, onClose }: Props) {
  return (
    <CardSurface anchor={anchor} label={bookingText.title} onClose={onClose} onClickAway={onClose}>
      <div className={styles.body}>
        <h2>{`${formatDay(dayOf(window.beginTime, zone))} ${formatRange(window, zone)}`}</h2>
        {query.isPending ? (
          <Loading>
            <SkeletonRows count={2} height={28} />
          </Loading>
        ) : null}
        <QueryFailed variant="slim" title={moveText.roomsFailed} query={query} />
        {query.isPending || query.error ? null : <p role="status">{scheduleText.noFittingRoom}</p>}
        <div className={styles.actions}>
          <ButtonLink
            color="inherit"
            href={orderHref({ startTime: window.beginTime, endTime: window.endTime })}
          >
            {bookingText.moreOptions}
          </ButtonLink>
          <Button color="inherit" onClick={onClose}>
            {commonText.close}
          </Button>
        </div>
      </div>
    </CardSurface>
  );
}
