'use client';

import type { CSSProperties } from 'react';
import type { TrackDay } from '@/components/room/slot/track';
import { usePointerTip } from '@/components/ui/overlay/tip/use-pointer-tip';
import type { Window } from '@/lib/domain/booking/booking-window';
import { dayStripText } from '@/lib/text/zh-cn/approval-centre';
import { dayOf } from '@/lib/time/day';
import { formatRange } from '@/lib/time/format';
import { minutesPerHour } from '@/lib/time/instant';
import { minutesOnDay } from '@/lib/time/minutes-on-day';
import styles from './day-strip.module.css';
import { shareOf, stripHours, stripSpan, type Span } from './strip-span';
import { neighbourWords, orderWords, stripWords, type StripOrder } from './strip-words';

type Props = {
  room: string;
  request: Window;
  /** Whether the request still waits, or holds its time no longer. */
  isOpen: boolean;
  /** The other bookings of the room on that day, by start. */
  orders: readonly StripOrder[];
  zone: string;
};

const wordsUnder = (target: Element) => target.closest<HTMLElement>('[data-words]')?.dataset.words;

/** The other bookings of a room on the day of a request, with the request in its place. */
export function DayStrip({ room, request, isOpen, orders, zone }: Props) {
  const { tip, follow } = usePointerTip(wordsUnder);
  const trackDay = { day: dayOf(request.beginTime, zone), zone };
  const span = stripSpan([request, ...orders], trackDay);
  const neighbours = neighbourWords({ request, others: orders, zone });
  return (
    <div className={styles.place}>
      <div
        role="img"
        aria-label={stripWords({ room, request, others: orders, zone })}
        className={styles.strip}
        style={{ '--hours': (span.to - span.from) / minutesPerHour } as CSSProperties}
        {...follow}
      >
        {orders.map((order) => (
          <span
            key={order.beginTime}
            className={styles.order}
            data-state={order.state}
            data-words={orderWords(order, zone)}
            style={placeOn(order, span, trackDay)}
          />
        ))}
        <span
          className={styles.own}
          data-open={isOpen || undefined}
          data-words={`${dayStripText.own} ${formatRange(request, zone)}`}
          style={placeOn(request, span, trackDay)}
        />
      </div>
      <div className={styles.hours} aria-hidden>
        {stripHours(span).map((minutes) => (
          <span
            key={minutes}
            data-edge={edgeOf(minutes, span)}
            style={{ left: `${shareOf(minutes, span)}%` }}
          >
            {minutes / minutesPerHour}
          </span>
        ))}
      </div>
      <p className={styles.words}>{neighbours}</p>
      {tip}
    </div>
  );
}

function placeOn(window: Window, span: Span, trackDay: TrackDay): CSSProperties {
  const { from, to } = minutesOnDay(window, trackDay);
  return { left: `${shareOf(from, span)}%`, right: `${100 - shareOf(to, span)}%` };
}

const edgeOf = (minutes: number, { from, to }: Span) =>
  minutes === from ? 'start' : minutes === to ? 'end' : undefined;
