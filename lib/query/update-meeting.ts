import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@/lib/contract';
import type { ToSeries } from '@/lib/contract/series';
import { useApi } from './context/api-context';
import { changeFiles, type FileChanges } from './file';
import { refreshSeries } from './series';

type SeriesUpdateBody =
  RequestOf<'PUT /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/update-repeat'>['body'];
type Body = RequestOf<'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update'>['body'];

/** Several occurrences of a series. */
export type SeriesChange = { repeatMeetingNo: string; body: SeriesUpdateBody };

export type UpdateRequest = {
  id: string;
  /** One occurrence of a series. */
  isOccurrence: boolean;
  changes: Body;
  /** Files that come and go with one meeting, whose update carries none; the bodies for several carry theirs. */
  files?: FileChanges | undefined;
  /** Where more than one occurrence is meant. */
  series?: SeriesChange | undefined;
  /** The meeting becomes the first occurrence of a series; the changes are a part of it. */
  toSeries?: ToSeries | undefined;
  idempotencyKey: string;
};

/** Changes a meeting, or makes it a series; answers how many meetings. Never retried by itself: the key makes it safe for the person to press again (R12). */
export function useUpdateMeeting() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (request: UpdateRequest) => {
      const { id, isOccurrence, changes, files, series, toSeries, idempotencyKey } = request;
      if (toSeries) {
        const { meetings } = await api('PUT /api-meeting/api/user/v2/meetings/{id}/actions/to-series', {
          ...{ params: { id }, body: toSeries, idempotencyKey },
        });
        return meetings.length + 1;
      }
      if (series) {
        const { repeatMeetingNo, body } = series;
        const { meetings } = await api(
          'PUT /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/update-repeat',
          { params: { repeatMeetingNo }, body, idempotencyKey },
        );
        return meetings.length;
      }
      // Where files alone come and go there is nothing to update.
      if (Object.keys(changes).some((name) => name !== 'version')) {
        const sent = { params: { id }, body: changes, idempotencyKey };
        if (isOccurrence) await api('PUT /api-meeting/api/user/v2/meetings/{id}/actions/update-single', sent);
        else await api('PUT /api-meeting/api/user/v2/meetings/{id}/actions/update', sent);
      }
      if (files) await changeFiles(api, id, files);
      return 1;
    },
    retry: false,
    // Also after a refusal: the screen shows at once who has the room, or that the meeting has changed.
    onSettled: (_, failure) => refreshSeries(queryClient, failure),
  });
}
