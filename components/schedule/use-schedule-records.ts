import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useOnPassed } from '@/components/ui/page/timing/use-on-passed';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { statusNow } from '@/lib/domain/meeting/meeting-state';
import { turningPoints } from '@/lib/domain/meeting/turning-points';
import { useUnderway } from '@/lib/query/answer-invitation';
import { useApi } from '@/lib/query/context/api-context';
import { scheduleRecords } from '@/lib/query/schedule';

const none: readonly ScheduleRecord[] = [];

const recordNow = (record: ScheduleRecord, now: number): ScheduleRecord => ({
  ...record,
  meeting: { ...record.meeting, status: statusNow(record.meeting, now) },
});

/** My meetings between two instants as they stand now: with the answers on their way, and read anew when one begins or ends. */
export function useScheduleRecords(window: Window) {
  const now = useServerNow();
  const underway = useUnderway();
  const query = useQuery(scheduleRecords(useApi(), window));
  const { data, refetch } = query;
  const turns = useMemo(() => (data ?? none).flatMap(({ meeting }) => turningPoints(meeting)), [data]);
  useOnPassed(turns, () => void refetch());
  const records = useMemo(
    () => (data ?? none).map((record) => recordNow(underway.record(record), now)),
    [data, underway, now],
  );
  return { query, records };
}
