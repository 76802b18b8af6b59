'use client';

import { useSearchParams } from 'next/navigation';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { ScheduleMode } from '@/lib/domain/calendar/schedule-mode';
import { CalendarMode } from './calendar/calendar-mode';
import { ListMode } from './list/list-mode';
import { scheduleView } from './schedule-view';

type Props = {
  staffId: string;
  zone: string;
  /** The mode of the server's rendering, where the address names none. */
  rememberedMode: ScheduleMode;
};

/** My meetings, as a day list or as a month; the address says which (SCH-05). */
export function ScheduleScreen({ staffId, zone, rememberedMode }: Props) {
  const now = useServerNow();
  const view = scheduleView(useSearchParams(), { now, zone, rememberedMode });
  return view.mode === 'calendar' ? (
    <CalendarMode day={view.day} zone={zone} />
  ) : (
    <ListMode day={view.day} staffId={staffId} zone={zone} />
  );
}
