import type { TimeDraft } from '@/components/room/draft/state/use-draft';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { WeekColumn } from '@/lib/domain/calendar/week/week-layout';
import type { Day } from '@/lib/time/day';

/** The marks over the meetings of a week. */
export type WeekMarks = {
  /** The booking in the making. */
  draft: TimeDraft | undefined;
  /** Where a meeting goes that is being moved. */
  ghost: { meetingNo: string; window: Window; isRefused: boolean } | undefined;
  /** The quarter hour that the keyboard is on. */
  cursorMinutes: number | undefined;
};

/** The meetings of a day where they lie in its column. */
export type DayMeetings = Pick<WeekColumn<ScheduleRecord>, 'entries' | 'edge'>;

/** How a day stands in the week's view. */
export type DayPlace = {
  day: Day;
  /** The day that Tab enters the week at. */
  isChosen: boolean;
  /** After the week's last day, for phones alone. */
  isBeyond: boolean;
  /** One of the three days in sight on phones. */
  isNarrow: boolean;
};
