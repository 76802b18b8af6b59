import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { RequestOf, ResponseOf } from '@/lib/contract';
import { doorScreen } from '@/lib/domain/limits/door-limits';
import { useApi } from './context/api-context';

export const doorKeys = { all: ['door'] as const, room: () => [...doorKeys.all, 'room'] as const };

/** The room of this screen, read for as long as the screen is on. */
export const doorRoom = (api: Api) =>
  queryOptions({
    queryKey: doorKeys.room(),
    queryFn: ({ signal }) => api('GET /api-meeting/api/door/room', { signal }),
    refetchInterval: doorScreen.readMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
    retry: false,
  });

type SignCode = ResponseOf<'POST /api-meeting/api/door/actions/renew-sign-code'>;

/** The wait until the next code is due, by the service's clock alone: this machine's may be wrong (R37). */
const waitOf = ({ nextTime, now }: SignCode) => Math.max(nextTime - now, doorScreen.readMs);

/** The code of the room for phones, renewed when the service says so, and soon after a renewal that failed. */
export const doorSignCode = (api: Api) =>
  queryOptions({
    queryKey: [...doorKeys.all, 'sign-code'] as const,
    queryFn: ({ signal }) => api('POST /api-meeting/api/door/actions/renew-sign-code', { signal }),
    refetchInterval: ({ state: { data, error } }) => (data && !error ? waitOf(data) : doorScreen.readMs),
    refetchIntervalInBackground: true,
    staleTime: ({ state: { data } }) => (data ? waitOf(data) : 0),
    retry: false,
  });

/** An action on the screen; the room is read again after it, whatever its outcome. */
function useDoorCall<Input>(call: (api: Api, input: Input) => Promise<unknown>) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => call(api, input),
    retry: false,
    // Weeks without a reload: a result is not stored once it has been shown.
    gcTime: 0,
    onSettled: () => queryClient.invalidateQueries({ queryKey: doorKeys.room() }),
  });
}

export type DoorMinutes = RequestOf<'POST /api-meeting/api/door/actions/book'>['body']['minutes'];

/** Books from the next quarter hour; the key is one per press that may be repeated (BOOK-09). */
export const useDoorBook = () =>
  useDoorCall((api, { minutes, idempotencyKey }: { minutes: DoorMinutes; idempotencyKey: string }) =>
    api('POST /api-meeting/api/door/actions/book', { body: { minutes }, idempotencyKey }),
  );

type Sign = RequestOf<'POST /api-meeting/api/door/actions/sign'>['body'];

export const useDoorSign = () =>
  useDoorCall((api, body: Sign) => api('POST /api-meeting/api/door/actions/sign', { body }));

export const useDoorEnd = () =>
  useDoorCall((api, meetingId: string) =>
    api('POST /api-meeting/api/door/actions/end', { body: { meetingId } }),
  );

/** Ends the pairing; the reading that follows finds a browser that is no screen. */
export const useDoorUnpair = () =>
  useDoorCall((api, _: void) => api('POST /api-meeting/api/door/actions/unpair'));
