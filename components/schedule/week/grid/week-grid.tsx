import { useEffect, type KeyboardEvent } from 'react';
import { useDraft, type TimeDraft } from '@/components/room/draft/state/use-draft';
import { useLanding } from '@/components/room/draft/state/use-landing';
import { LazyMoveCard } from '@/components/room/move/lazy-move-card';
import { useMoveBooking } from '@/components/room/move/use-move-booking';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useInitialScroll } from '@/components/ui/page/use-initial-scroll';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { weekViewDays } from '@/lib/domain/calendar/week/week-layout';
import { limits } from '@/lib/domain/limits/limits';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { addDays, dayOf, weekOf, type Day } from '@/lib/time/day';
import { formatMonthDay } from '@/lib/time/format';
import { LazyWeekCard } from '../draft/lazy-week-card';
import { useFocusAfterMove } from '../move/use-focus-after-move';
import { useWeekMove } from '../move/use-week-move';
import { useDayKeys } from '../../keys/use-day-keys';
import { HourScale } from './hour-scale';
import { useOpening } from './use-opening';
import { useWeekColumns } from './use-week-columns';
import { useWeekCursor } from './use-week-cursor';
import { WeekDay } from './week-day';
import styles from './week-grid.module.css';
import { WeekHeads } from './week-heads';
import type { DayMeetings, DayPlace, WeekMarks } from './week-marks';

type Props = {
  day: Day;
  staffId: string;
  zone: string;
  records: readonly ScheduleRecord[];
  isBusy: boolean;
};

const none: DayMeetings = { entries: [], edge: [] };

/** How each day of the view stands in it, around the chosen one. */
const placesAround = (day: Day): DayPlace[] =>
  weekViewDays(day).map((each, index) => ({
    day: each,
    isChosen: each === day,
    isBeyond: index >= limits.daysPerWeek,
    isNarrow: each >= day && each < addDays(day, limits.weekDaysOnPhones),
  }));

/** Seven days side by side, on phones three from the chosen one; one stop for Tab, from where keys go through days and hours. */
export function WeekGrid({ day, staffId, zone, records, isBusy }: Props) {
  const now = useServerNow();
  const { choices } = usePersonChoices();
  const showsCancelled = choices?.showsCancelled ?? false;
  const { columns, placed } = useWeekColumns(records, { day, zone, showsCancelled });
  const days = weekOf(day);
  const places = placesAround(day);
  const { scrollerRef, targetRef } = useInitialScroll(undefined, 'top');
  const opening = useOpening(places, zone);
  const { daysRef, onKeyDown: onDayKey } = useDayKeys<HTMLDivElement>({ mode: 'week', day });
  const { draft, anchor, onDraft, onState, onAnchor, backToOrigin, close } = useDraft<TimeDraft>();
  const { onMove, pending, question, confirm, close: closeQuestion } = useMoveBooking({ zone });
  const move = useWeekMove({ records, days, staffId, zone, now, onMove: pending ? undefined : onMove });
  const cursor = useWeekCursor({ records: placed, zone, now, draft, onDraft });
  const land = useLanding();
  const focusMoved = useFocusAfterMove(records);

  useEffect(() => {
    daysRef.current?.querySelector(':focus > [data-cursor]')?.scrollIntoView?.({ block: 'nearest' });
  }, [daysRef, cursor.minutes]);

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { meeting, day: focused } = (event.target as HTMLElement).dataset;
    const meetingNo = meeting ?? cursor.meetingNoOn(focused);
    if (event.key === 'Enter' && move.moving) focusMoved(move.moving.meetingNo);
    if (!move.onKey(event, meetingNo) && !cursor.onKey(event)) onDayKey(event);
  };
  const ghost =
    move.moving ??
    (pending && { meetingNo: pending.order.meetingNo, window: pending.target.window, isRefused: false });
  const marks: WeekMarks = { draft, ghost, cursorMinutes: cursor.minutes };

  return (
    <div ref={scrollerRef} className={styles.scroller} style={opening.hours} aria-busy={isBusy}>
      <span ref={targetRef} className={styles.initial} {...opening.target} aria-hidden />
      <div
        ref={daysRef}
        role="grid"
        aria-label={scheduleText.weekCalendar(
          formatMonthDay(days[0] ?? day),
          formatMonthDay(days.at(-1) ?? day),
        )}
        data-peek="click"
        onPointerDown={move.onPointerDown}
        onKeyDown={onKeyDown}
      >
        <WeekHeads days={places} today={dayOf(now, zone)} />
        <div role="row" className={styles.days}>
          <HourScale now={now} zone={zone} />
          {places.map((each, index) => (
            <WeekDay
              key={each.day}
              place={each}
              column={columns[index] ?? none}
              staffId={staffId}
              zone={zone}
              now={now}
              marks={marks}
              onDraft={onDraft}
              onAnchor={onAnchor}
            />
          ))}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {move.message ?? cursor.messageOn(day)}
      </p>
      {draft ? (
        <LazyWeekCard
          draft={draft}
          zone={zone}
          anchor={anchor}
          onDraft={onDraft}
          onState={onState}
          onBooked={(meetingNo) => {
            close();
            land(meetingNo);
          }}
          onUndo={backToOrigin}
          onClose={close}
        />
      ) : null}
      {question ? (
        <LazyMoveCard question={question} zone={zone} onConfirm={confirm} onClose={closeQuestion} />
      ) : null}
    </div>
  );
}
