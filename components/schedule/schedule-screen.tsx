'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { useDetailsHref } from '@/components/meeting/details/details-origin';
import { useLedTo } from '@/components/ui/page/led/use-led-to';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { dayOf } from '@/lib/time/day';
import { CalendarMode } from './calendar/calendar-mode';
import { ListMode } from './list/list-mode';
import { namedMode, scheduleView } from './schedule-view';
import { useModeKeys } from './keys/use-mode-keys';
import { useSpansBeside } from './use-spans-beside';
import { useRememberedMode } from './use-remembered-mode';

type Props = {
  staffId: string;
  zone: string;
  /** The mode of the server's rendering, where the address names none. */
  rememberedMode: ScheduleMode;
};

const WeekMode = dynamic(() => import('./week/week-mode').then((module) => module.WeekMode));

/** My meetings, as a day list, a week or a month; the address says which (SCH-05). */
export function ScheduleScreen({ staffId, zone, rememberedMode }: Props) {
  const now = useServerNow();
  const query = useSearchParams();
  const view = scheduleView(query, { now, zone, rememberedMode });
  useRememberedMode(namedMode(query));
  useModeKeys(view.mode, dayOf(now, zone));
  useSpansBeside(view, zone);
  const detailsHref = useDetailsHref();
  useLedTo(query.get('at') ?? undefined, (meetingNo) => `a[href="${detailsHref(meetingNo)}"]`);
  switch (view.mode) {
    case 'calendar':
      return <CalendarMode day={view.day} staffId={staffId} zone={zone} />;
    case 'week':
      return <WeekMode day={view.day} staffId={staffId} zone={zone} />;
    case 'list':
      return <ListMode day={view.day} staffId={staffId} zone={zone} />;
  }
}
