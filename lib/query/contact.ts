import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { Contact } from '@/lib/contract/contact';
import type { Window } from '@/lib/domain/booking/booking-window';
import { useApi } from './context/api-context';
import { labelKeys } from './label';
import type { Follow } from './live/follows';

export const contactKeys = {
  all: ['contacts'] as const,
  frequent: () => [...contactKeys.all, 'frequent'] as const,
  search: (keyword: string) => [...contactKeys.all, 'search', keyword] as const,
  picks: (keyword: string) => [...contactKeys.all, 'picks', keyword] as const,
  branch: (parentId: string | undefined) => [...contactKeys.all, 'branch', parentId ?? null] as const,
  department: (id: string) => [...contactKeys.all, 'department', id] as const,
  person: (staffId: string) => [...contactKeys.all, 'person', staffId] as const,
  people: (staffIds: readonly string[]) => [...contactKeys.all, 'people', staffIds] as const,
  recommended: () => [...contactKeys.all, 'recommended'] as const,
  busy: (staffIds: readonly string[], { beginTime, endTime }: Window) =>
    [...contactKeys.all, 'busy', staffIds, beginTime, endTime] as const,
};

/** Relations and remarks stand in every reading of people. */
const ownContacts: { follows: Follow[] } = { follows: [{ kind: 'contact' }] };

/** CON-02: colleagues and people outside the company that I added, by name. */
export const frequentContacts = (api: Api) =>
  queryOptions({
    queryKey: contactKeys.frequent(),
    meta: ownContacts,
    queryFn: ({ signal }) => api('GET /api-meeting/api/personal_contacts', { query: {}, signal }),
  });

/** CON-01: pages of people by phone, e-mail or name; an empty keyword searches nothing. */
export const contactSearch = (api: Api, keyword: string) =>
  infiniteQueryOptions({
    queryKey: contactKeys.search(keyword),
    meta: ownContacts,
    enabled: keyword.trim() !== '',
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api('GET /api-meeting/api/personal_contacts/action/query-list', {
        query: { keyword, searchId: pageParam },
        signal,
      }),
    getNextPageParam: ({ hasMore, searchId }) => (hasMore ? searchId : undefined),
  });

/** BOOK-10: the best matches among colleagues, while one types. */
export const peopleToPick = (api: Api, keyword: string) =>
  queryOptions({
    queryKey: contactKeys.picks(keyword),
    meta: ownContacts,
    enabled: keyword.trim() !== '',
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/personal_contacts/v2/actions/search', { query: { keyword }, signal }),
  });

/** CON-03, CON-08: one branch of the organization, its people by pages; the top without a parent. */
export const orgBranch = (api: Api, parentId?: string) =>
  infiniteQueryOptions({
    queryKey: contactKeys.branch(parentId),
    meta: ownContacts,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      api('GET /api-meeting/api/users/org-structure/children', { query: { parentId, cursor }, signal }),
    getNextPageParam: ({ cursor }) => cursor,
  });

/** BOOK-10: everybody of a department and of all below it, branch by branch. */
export const departmentPeople = (api: Api, id: string) =>
  queryOptions({
    queryKey: contactKeys.department(id),
    meta: ownContacts,
    queryFn: async ({ signal }) => {
      const people = new Map<string, Contact>();
      const pending = [id];
      for (let parentId = pending.shift(); parentId !== undefined; parentId = pending.shift()) {
        let cursor: string | undefined;
        do {
          const query = { parentId, cursor };
          const branch = await api('GET /api-meeting/api/users/org-structure/children', { query, signal });
          pending.push(...branch.departments.map((department) => department.id));
          for (const person of branch.members) if (person.staffId) people.set(person.staffId, person);
          cursor = branch.cursor;
        } while (cursor);
      }
      return [...people.values()];
    },
  });

/** CON-04: a colleague as the card shows them. */
export const person = (api: Api, staffId: string) =>
  queryOptions({
    queryKey: contactKeys.person(staffId),
    meta: ownContacts,
    queryFn: ({ signal }) => api('GET /api-meeting/api/users/{id}', { params: { id: staffId }, signal }),
  });

/** Colleagues by id; those who have left are missing from the answer. */
export const peopleById = (api: Api, staffIds: readonly string[]) =>
  queryOptions({
    queryKey: contactKeys.people(staffIds),
    meta: ownContacts,
    enabled: staffIds.length > 0,
    queryFn: ({ signal }) =>
      api('POST /api-meeting/api/user/staff/contactPersonDetail', {
        body: { personStaffIdList: [...staffIds] },
        signal,
      }),
  });

/** BOOK-10: people I met of late, most often first. */
export const recommendedPeople = (api: Api) =>
  queryOptions({
    queryKey: contactKeys.recommended(),
    meta: { follows: [...ownContacts.follows, { kind: 'staff' }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meetings/meeting_members/actions/recommend', { signal }),
  });

/** When colleagues are busy between two instants, at most 50 of them. */
export const busyTimes = (api: Api, staffIds: readonly string[], { beginTime, endTime }: Window) =>
  queryOptions({
    queryKey: contactKeys.busy(staffIds, { beginTime, endTime }),
    meta: { follows: [{ kind: 'meeting' }] },
    enabled: staffIds.length > 0,
    queryFn: ({ signal }) =>
      api('POST /api-meeting/api/user/v2/members/actions/schedules', {
        body: { staffIdList: [...staffIds], beginTime, endTime },
        signal,
      }),
  });

/** CON-06: adds a colleague to the frequent contacts. */
export function useAddContact() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ staffId, idempotencyKey }: { staffId: string; idempotencyKey?: string }) =>
      api('POST /api-meeting/api/personal_contacts', { body: { staffId }, idempotencyKey }),
    onSettled: () => refreshContacts(queryClient),
  });
}

/** CON-06: deletes a contact by the contact's own id. One that is gone already counts as deleted. */
export function useDeleteContact() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: { id: string }) =>
      api('DELETE /api-meeting/api/personal_contacts/{id}', { params: { id } }).catch(unlessGone),
    onSettled: () => refreshContacts(queryClient),
  });
}

/** CON-05: an empty remark removes the former one. */
export function useSetRemark() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, remark }: { id: string; remark: string }) =>
      api('PUT /api-meeting/api/personal_contacts/{id}', { params: { id }, body: { remark } }),
    onSettled: () => refreshContacts(queryClient),
  });
}

function unlessGone(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

/** The people under labels carry relations and remarks too. */
const refreshContacts = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: contactKeys.all }),
    queryClient.invalidateQueries({ queryKey: labelKeys.allPeople() }),
  ]);
