'use client';

import { useSearchParams } from 'next/navigation';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { CalendarMode } from './calendar/calendar-mode';
import { ListMode } from './list/list-mode';
import { namedMode, scheduleView } from './schedule-view';
import { useRememberedMode } from './use-remembered-mode';

type Props = {
  staffId: string;
  zone: string;
  /** The mode of the server's rendering, where the address names none. */
  rememberedMode: ScheduleMode;
};

/** My meetings, as a day list or as a month; the address says which (SCH-05). */
export function ScheduleScreen({ staffId, zone, rememberedMode }: Props) {
  const now = useServerNow();
  const query = useSearchParams();
  const view = scheduleView(query, { now, zone, rememberedMode });
  useRememberedMode(namedMode(query));
  return view.mode === 'calendar' ? (
    <CalendarMode day={view.day} staffId={staffId} zone={zone} />
  ) : (
    <ListMode day={view.day} staffId={staffId} zone={zone} />
  );
}
