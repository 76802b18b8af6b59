import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CalendarItem } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { summaryStates } from '@/lib/domain/meeting/meeting-values';
import { useApi } from './context/api-context';
import { cancelScheduleReads, scheduleKeys } from './schedule';

/** As it is once it is read; the dot of an invitation goes by its answer alone. */
const readItem = (item: CalendarItem): CalendarItem => ({
  ...item,
  ...(item.latestChangeTime !== undefined && { userReadTime: item.latestChangeTime }),
  summaryState: summaryStates.none,
});

/** Reads every meeting of a month at once (CAL-06). Shown at once; what could not be read is read anew with its dot (UX-03). */
export function useReadAllMeetings() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ beginTime, endTime }: Window) =>
      api('POST /api-meeting/api/user/meetings/actions/read-all', { body: { beginTime, endTime } }),
    retry: false,
    onMutate: async (window) => {
      await cancelScheduleReads(queryClient);
      queryClient.setQueryData<CalendarItem[]>(scheduleKeys.calendar(window), (items) =>
        items?.map(readItem),
      );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: scheduleKeys.all }),
  });
}
