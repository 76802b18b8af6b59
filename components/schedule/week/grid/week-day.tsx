import type { CSSProperties } from 'react';
import type { TimeDraft } from '@/components/room/draft/state/use-draft';
import { clickedWindow } from '@/components/room/draft/draft-window';
import { useTrackPointer } from '@/components/room/draft/use-track-pointer';
import { percentOfDay } from '@/components/room/slot/track';
import { useToast } from '@/components/ui/toast/toast';
import { bookableDay } from '@/lib/domain/calendar/week/bookable-day';
import { limits } from '@/lib/domain/limits/limits';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { dayOf } from '@/lib/time/day';
import { formatFullDay } from '@/lib/time/format';
import { minutesOfDay } from '@/lib/time/instant';
import { WeekBlock } from '../block/week-block';
import { WeekMark } from '../block/week-mark';
import { WeekDraftBlock } from '../draft/week-draft-block';
import { isMovable } from '../../is-movable';
import { WeekGhost } from '../move/week-ghost';
import { placeInDay } from '../place-in-day';
import styles from './week-day.module.css';
import type { DayMeetings, DayPlace, WeekMarks } from './week-marks';

type Props = {
  place: DayPlace;
  column: DayMeetings;
  staffId: string;
  zone: string;
  now: number;
  marks: WeekMarks;
  onDraft: (draft: TimeDraft | undefined) => void;
  onAnchor: (element: HTMLElement | null) => void;
};

/** A day as a column: its meetings, and time to book by click, drag, long press or keys. */
export function WeekDay({ place, column, staffId, zone, now, marks, onDraft, onAnchor }: Props) {
  const { day } = place;
  const { entries, edge } = column;
  const { draft, ghost, cursorMinutes } = marks;
  const isToday = day === dayOf(now, zone);
  const showToast = useToast();
  const ownDraft = draft && dayOf(draft.window.beginTime, zone) === day ? draft : undefined;
  const segments = bookableDay(day, { now, zone });
  const { ref, ...pointer } = useTrackPointer({
    axis: 'y',
    segments,
    day,
    zone,
    draft: ownDraft,
    onDraft,
    windowAt: (instant) => clickedWindow(segments, instant),
    onRefuse: () => showToast(roomsText.pastSlot, 'error'),
  });
  const tabIndex = place.isChosen ? 0 : -1;
  return (
    <div
      ref={ref}
      role="gridcell"
      aria-label={scheduleText.dayColumn(formatFullDay(day), { held: entries.length, off: edge.length })}
      aria-current={isToday ? 'date' : undefined}
      className={styles.day}
      data-day={day}
      data-track
      data-beyond={place.isBeyond || undefined}
      data-narrow={place.isNarrow || undefined}
      tabIndex={tabIndex}
      {...pointer}
    >
      {isToday ? (
        <div
          className={styles.now}
          style={{ '--at': percentOfDay(minutesOfDay(now, zone)) } as CSSProperties}
          aria-hidden
        />
      ) : null}
      <ul className={styles.meetings}>
        {entries.map((entry) => (
          <WeekBlock
            key={entry.item.meeting._id}
            entry={entry}
            zone={zone}
            isMovable={isMovable(entry.item.meeting, { staffId, now, zone })}
            isMoving={ghost?.meetingNo === entry.item.meeting.meetingNo}
            tabIndex={tabIndex}
          />
        ))}
        {edge.map((entry) => (
          <WeekMark key={entry.item.meeting._id} entry={entry} zone={zone} />
        ))}
      </ul>
      {ghost && dayOf(ghost.window.beginTime, zone) === day ? (
        <WeekGhost window={ghost.window} isRefused={ghost.isRefused} day={day} zone={zone} />
      ) : null}
      {ownDraft ? <WeekDraftBlock draft={ownDraft} day={day} zone={zone} onAnchor={onAnchor} /> : null}
      {cursorMinutes === undefined || ownDraft ? null : (
        <div
          className={styles.cursor}
          style={placeInDay({ from: cursorMinutes, to: cursorMinutes + limits.slotMinutes })}
          data-cursor
          aria-hidden
        />
      )}
    </div>
  );
}
