import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { PersonConfig, PersonConfigChange } from '@/lib/contract/person-config';
import { useApi } from './context/api-context';
import { roomKeys } from './room-keys';

export const personConfigKeys = { all: ['person-config'] as const };

/** CFG-04: what I chose on any device. */
export const personConfig = (api: Api) =>
  queryOptions({
    queryKey: personConfigKeys.all,
    meta: { follows: [{ kind: 'config' }] },
    queryFn: ({ signal }) => api('GET /api-meeting/api/users/personConfig/userGet', { signal }),
  });

type Star = NonNullable<PersonConfigChange['favouriteRoom']>;

const withStar = (roomIds: readonly string[], { roomId, isFavourite }: Star): string[] => [
  ...roomIds.filter((id) => id !== roomId),
  ...(isFavourite ? [roomId] : []),
];

/**
 * The choices as they are after a change, as the service will answer them.
 *
 * @example
 * changedConfig({ theme: 'dark', myAreaId: 'a1' }, { theme: null }) //=> { myAreaId: 'a1' }
 */
export const changedConfig = (config: PersonConfig, change: PersonConfigChange): PersonConfig => {
  const { favouriteRoom: star, ...values } = change;
  const changed = { ...config, ...values };
  if (star) changed.favouriteRoomIds = withStar(changed.favouriteRoomIds ?? [], star);
  return Object.fromEntries(
    Object.entries(changed).filter(([, value]) => value !== null && value !== undefined),
  ) as PersonConfig;
};

/**
 * The change that takes a change back; choices of other keys since then stay.
 *
 * @example
 * reversed({ theme: 'dark' }, { theme: 'light', myAreaId: 'a1' }) //=> { theme: 'dark', myAreaId: null }
 */
export function reversed(before: PersonConfig, change: PersonConfigChange): PersonConfigChange {
  const { favouriteRoom: star, ...values } = change;
  const back = Object.keys(values).map((key) => [key, before[key as keyof PersonConfig] ?? null]);
  return {
    ...Object.fromEntries(back),
    ...(star && { favouriteRoom: { ...star, isFavourite: !star.isFavourite } }),
  };
}

/** Whether lists of rooms stand in another order since the change. */
const isOfRoomOrder = ({ favouritesFirst }: PersonConfig, change: PersonConfigChange) =>
  change.favouritesFirst !== undefined ||
  (favouritesFirst === true && (change.favouriteRoom !== undefined || change.myAreaId !== undefined));

/**
 * Stores choices by key: only those that are given change, so two devices lose nothing of each other. Shown at once; the
 * choice of a moment ago comes back where the service refuses (UX-03).
 */
export function useSetPersonConfig() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    // One after the other, so that the last choice counts.
    scope: { id: 'person-config' },
    mutationFn: (body: PersonConfigChange) =>
      api('POST /api-meeting/api/users/personConfig/userSet', { body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey: personConfigKeys.all });
      const before = queryClient.getQueryData<PersonConfig>(personConfigKeys.all);
      if (before) queryClient.setQueryData(personConfigKeys.all, changedConfig(before, change));
      return { before };
    },
    onError: (_error, change, context) => {
      const back = context?.before && reversed(context.before, change);
      queryClient.setQueryData<PersonConfig>(
        personConfigKeys.all,
        (config) => config && back && changedConfig(config, back),
      );
    },
    onSuccess: (config, change) => {
      if (!isOfRoomOrder(config, change)) return;
      for (const queryKey of [roomKeys.allPages(), roomKeys.allBookable()])
        void queryClient.invalidateQueries({ queryKey });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: personConfigKeys.all }),
  });
}
