import { queryOptions, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { ActiveSession, OwnAccount } from '@/lib/contract/account';
import { useApi } from './context/api-context';

export const accountKeys = {
  all: ['account'] as const,
  own: () => [...accountKeys.all, 'own'] as const,
  sessions: () => [...accountKeys.all, 'sessions'] as const,
  companies: () => [...accountKeys.all, 'companies'] as const,
};

/** The account's identifiers: read anew each time the dialog opens, since another place may have changed them. */
export const ownAccount = (api: Api) =>
  queryOptions({
    queryKey: accountKeys.own(),
    queryFn: ({ signal }) => api('GET /api-auth/api/user/account', { signal }),
    staleTime: 0,
  });

/** Where the account is logged in. */
export const activeSessions = (api: Api) =>
  queryOptions({
    queryKey: accountKeys.sessions(),
    queryFn: ({ signal }) => api('GET /api-auth/api/user/account/sessions', { signal }),
    staleTime: 0,
  });

/** The companies that the account works for. */
export const ownCompanies = (api: Api) =>
  queryOptions({
    queryKey: accountKeys.companies(),
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/staffs', { query: {}, signal }),
  });

const keepSessions = (queryClient: QueryClient, stays: (session: ActiveSession) => boolean) =>
  queryClient.setQueryData<ActiveSession[]>(accountKeys.sessions(), (sessions) => sessions?.filter(stays));

/** A place that has just logged out by itself is one that is logged out. */
function unlessGone(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

/** Logs out one other place. */
export function useEndSession() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Pick<ActiveSession, 'id'>) =>
      api('DELETE /api-auth/api/user/account/sessions/{id}', { params: { id } }).catch(unlessGone),
    onSuccess: (_answer, ended) => keepSessions(queryClient, ({ id }) => id !== ended.id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.sessions() }),
  });
}

/** Logs out every place but this one. */
export function useEndOtherSessions() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api('DELETE /api-auth/api/user/account/sessions'),
    onSuccess: () => keepSessions(queryClient, ({ current }) => current),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.sessions() }),
  });
}

/** AUTH-20. */
export function useUnbindWeixin() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ openid }: NonNullable<OwnAccount['weixin']>) =>
      api('POST /api-auth/api/user/account/weixin/actions/unbind', { body: { openid } }),
    onSuccess: () =>
      queryClient.setQueryData<OwnAccount>(
        accountKeys.own(),
        (account) => account && { ...account, weixin: undefined },
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKeys.own() }),
  });
}
