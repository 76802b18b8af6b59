import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { useApi } from './context/api-context';
import { meetingKeys, type MeetingRef } from './meeting';
import { scheduleKeys } from './schedule';

/** SIGN-01. */
export const signIn = (api: Api, { _id }: Pick<MeetingRef, '_id'>) =>
  api('POST /api-meeting/api/user/meetings/{id}/actions/sign', { params: { id: _id } });

type AtRoom = { roomId: string; code: string };

/** SIGN-03: signs in the caller's meeting that runs in the room or is about to. */
export function useSignAtRoom() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ roomId, code }: AtRoom) =>
      api('POST /api-meeting/api/user/rooms/{id}/actions/sign', { params: { id: roomId }, body: { code } }),
    retry: false,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: meetingKeys.all }),
        queryClient.invalidateQueries({ queryKey: scheduleKeys.all }),
      ]),
  });
}
