import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RequestOf } from '@/lib/contract';
import { refreshBookings } from './booking';
import { useApi } from './context/api-context';
import { meetingKeys } from './meeting';

type Body = RequestOf<'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update'>['body'];

export type UpdateRequest = { id: string; changes: Body; idempotencyKey: string };

/** Changes a meeting. Never retried by itself: the key makes it safe for the person to press again (R12). */
export function useUpdateMeeting() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes, idempotencyKey }: UpdateRequest) =>
      api('PUT /api-meeting/api/user/v2/meetings/{id}/actions/update', {
        params: { id },
        body: changes,
        idempotencyKey,
      }),
    retry: false,
    // Also after a refusal: the screen shows at once who has the room, or that the meeting has changed.
    onSettled: () => {
      refreshBookings(queryClient);
      void queryClient.invalidateQueries({ queryKey: meetingKeys.all });
    },
  });
}
