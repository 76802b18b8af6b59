'use client';

import { useSearchParams } from 'next/navigation';
import { useServerNow } from '@/components/ui/server-clock';
import { CalendarMode } from './calendar-mode';
import { ListMode } from './list-mode';
import { scheduleView } from './schedule-view';
import { useRememberedMode } from './use-remembered-mode';

type Props = { staffId: string; zone: string };

/** My meetings, as a day list or as a month; the address says which (SCH-05). */
export function ScheduleScreen({ staffId, zone }: Props) {
  const now = useServerNow();
  const view = scheduleView(useSearchParams(), { now, zone });
  useRememberedMode(view);
  return view.mode === 'calendar' ? (
    <CalendarMode day={view.day} zone={zone} />
  ) : (
    <ListMode day={view.day} staffId={staffId} zone={zone} />
  );
}
