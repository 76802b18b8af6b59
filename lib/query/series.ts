import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { PlannedOccurrence, SeriesCheck, SeriesDraft } from '@/lib/contract/series';
import { limits } from '@/lib/domain/limits/limits';
import { refreshBookings } from './booking';
import { useApi } from './context/api-context';
import { meetingKeys } from './meeting';

export const seriesKeys = {
  all: ['series'] as const,
  plans: () => [...seriesKeys.all, 'plan'] as const,
  plan: (check: SeriesCheck) => [...seriesKeys.plans(), check] as const,
  details: () => [...seriesKeys.all, 'detail'] as const,
  repairs: (check: SeriesCheck, from: number | undefined) =>
    [...seriesKeys.plan(check), 'repairs', from] as const,
  detail: (repeatMeetingNo: string) => [...seriesKeys.details(), repeatMeetingNo] as const,
};

/** An occurrence with its rooms, also where they are those of the series. */
export type OccurrenceInRooms = PlannedOccurrence & Required<Pick<PlannedOccurrence, 'rooms'>>;

/** Every occurrence that a series would have, with what is in its way and what would help (REP-02); changes nothing. */
export const seriesPlan = (api: Api, check: SeriesCheck) =>
  queryOptions({
    queryKey: seriesKeys.plan(check),
    meta: { follows: [{ kind: 'room', idsAt: ['occurrences', 'rooms', 'id'] }] },
    queryFn: ({ signal }) => readPlan(api, check, signal),
    retry: false,
  });

async function readPlan(api: Api, check: SeriesCheck, signal: AbortSignal) {
  const { refusals, rooms, occurrences } = await api(
    'POST /api-meeting/api/user/v2/repeat-meetings/actions/check',
    { body: check, signal },
  );
  return { refusals, occurrences: occurrences.map((each): OccurrenceInRooms => ({ rooms, ...each })) };
}

/** The first occurrence from an instant on whose repairs a plan has not looked for. */
export const firstUntried = (occurrences: readonly OccurrenceInRooms[], from = 0): number | undefined =>
  occurrences.find(({ recursAt, isUntried }) => isUntried && recursAt >= from)?.recursAt;

/** The occurrences that a plan has not tried, with their repairs: one check after the other, each of which tries only so many (REP-02). */
export const seriesRepairs = (api: Api, check: SeriesCheck, first: number | undefined) =>
  queryOptions({
    queryKey: seriesKeys.repairs(check, first),
    meta: { follows: [{ kind: 'room', idsAt: ['occurrences', 'rooms', 'id'] }] },
    queryFn: async ({ signal }) => {
      const tried: OccurrenceInRooms[] = [];
      let from = first;
      while (from !== undefined) {
        const begin: number = from;
        const { occurrences } = await readPlan(api, { ...check, repairsFrom: begin }, signal);
        tried.push(...occurrences.filter(({ recursAt, isUntried }) => recursAt >= begin && !isUntried));
        const next = firstUntried(occurrences, begin);
        // A foreign service may not know of it, and would be asked for ever.
        from = next === begin ? undefined : next;
      }
      return { occurrences: tried };
    },
    retry: false,
  });

/** A series with all its occurrences. */
export const seriesDetail = (api: Api, repeatMeetingNo: string) =>
  queryOptions({
    queryKey: seriesKeys.detail(repeatMeetingNo),
    meta: { follows: [{ kind: 'meeting', idsAt: ['occurrences', '_id'] }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}', {
        params: { repeatMeetingNo },
        signal,
      }),
  });

export type SeriesRequest = { draft: SeriesDraft; idempotencyKey: string };

/** Books a series, all of it or nothing. Never retried by itself: the key makes it safe to press again (BOOK-09). */
export function useBookSeries() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, idempotencyKey }: SeriesRequest) =>
      api('POST /api-meeting/api/user/v2/repeat-meetings/actions/schedule', { body: draft, idempotencyKey }),
    retry: false,
    // Also after a refusal: an occurrence that was lost meanwhile shows it, with other proposals.
    onSettled: (_, failure) => refreshSeries(queryClient, failure),
  });
}

type CancelTarget = { _id: string; beginTime: number; repeatMeetingNo: string };

/** Cancels one occurrence, it and the following ones, or all that are ahead; answers how many. */
export function useCancelSeries({ _id, beginTime, repeatMeetingNo }: CancelTarget) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (reach: 'this' | 'following' | 'all') => {
      const params = { repeatMeetingNo };
      if (reach === 'this') {
        const body = { meetingId: _id };
        await api('POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-single', {
          params,
          body,
        });
        return 1;
      }
      const body = { startTimeGe: reach === 'all' ? 0 : beginTime };
      const { cancelledCount } = await api(
        'POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-repeat',
        { params, body },
      );
      return cancelledCount;
    },
    onSettled: () => {
      refreshSeries(queryClient);
      // A foreign service cancels the occurrences one after the other.
      setTimeout(() => refreshSeries(queryClient), limits.refetchAfterRepeatCancelMs);
    },
  });
}

/** Everything that a change of a series may change. */
export function refreshSeries(queryClient: QueryClient, failure?: unknown) {
  refreshBookings(queryClient);
  void queryClient.invalidateQueries({ queryKey: seriesKeys.details() });
  // A form that is saved is about to close, and its own occurrences would be in its way.
  void queryClient.invalidateQueries({
    queryKey: seriesKeys.plans(),
    refetchType: failure ? 'active' : 'none',
  });
  void queryClient.invalidateQueries({ queryKey: meetingKeys.all });
}
