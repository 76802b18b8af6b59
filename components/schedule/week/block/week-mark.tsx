import type { CSSProperties } from 'react';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import type { WeekEntry } from '@/lib/domain/calendar/week/week-layout';
import { formatRange } from '@/lib/time/format';
import { offWord } from '../../lines/off-word';
import { NoticeDot } from '../../notice-dot';
import { placeInDay } from '../place-in-day';
import styles from './week-mark.module.css';

type Props = { entry: WeekEntry<ScheduleRecord>; zone: string };

/**
 * A meeting that was called off, at the edge of its day, where it takes no width from others; rest on it or click to see it.
 * Too thin to be a stop of Tab: the switch above the week makes it a block, which is one (WCAG 2.5.8, equivalent control).
 */
export function WeekMark({ entry, zone }: Props) {
  const { meeting, inviteState } = entry.item;
  const detailsHref = useDetailsHref();
  return (
    <li className={styles.place} style={{ ...placeInDay(entry), '--lane': entry.lane } as CSSProperties}>
      <a
        href={detailsHref(meeting.meetingNo)}
        className={styles.mark}
        data-mark
        tabIndex={-1}
        aria-haspopup="dialog"
      >
        <span className="visually-hidden">
          {meeting.subject} {formatRange(meeting, zone)} {offWord({ status: meeting.status, inviteState })}
        </span>
        <NoticeDot of={[{ ...entry.item, ...meeting }]} />
      </a>
    </li>
  );
}
