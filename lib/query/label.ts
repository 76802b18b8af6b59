import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { Label } from '@/lib/contract/label';
import { useApi } from './context/api-context';

export const labelKeys = {
  all: ['labels'] as const,
  list: () => [...labelKeys.all, 'list'] as const,
  allPeople: () => [...labelKeys.all, 'people'] as const,
  people: (labelId: string) => [...labelKeys.allPeople(), labelId] as const,
  ofPerson: (staffId: string) => [...labelKeys.all, 'of-person', staffId] as const,
};

/** CON-07: my labels, oldest first, with how many people each has. */
export const labels = (api: Api) =>
  queryOptions({
    queryKey: labelKeys.list(),
    meta: { follows: [{ kind: 'contact' }] },
    queryFn: ({ signal }) => api('GET /api-meeting/api/user/label/list', { signal }),
  });

/** The people under a label, by name. */
export const labelPeople = (api: Api, labelId: string) =>
  queryOptions({
    queryKey: labelKeys.people(labelId),
    meta: { follows: [{ kind: 'contact' }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/label/getLabelStaff', { query: { labelId }, signal }),
  });

/** The labels that I gave a person. */
export const labelsOfPerson = (api: Api, staffId: string) =>
  queryOptions({
    queryKey: labelKeys.ofPerson(staffId),
    meta: { follows: [{ kind: 'contact' }] },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/label/getStaffLabelList', { query: { staffId }, signal }),
  });

/** Every change of a label makes the same readings old, also where it was refused. */
function useLabelMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: labelKeys.all }),
  });
}

export function useCreateLabel() {
  const api = useApi();
  return useLabelMutation(({ name, idempotencyKey }: { name: string; idempotencyKey?: string }) =>
    api('POST /api-meeting/api/user/label/create', { body: { name }, idempotencyKey }),
  );
}

export function useRenameLabel() {
  const api = useApi();
  return useLabelMutation((body: { id: string; name: string }) =>
    api('POST /api-meeting/api/user/label/update', { body }),
  );
}

export function useDeleteLabel() {
  const api = useApi();
  return useLabelMutation((body: { id: string }) => api('POST /api-meeting/api/user/label/delete', { body }));
}

/** Sets all people under a label; who is left out is taken off it. */
export function useSetLabelPeople() {
  const api = useApi();
  return useLabelMutation((body: { labelId: string; staffIds: string[] }) =>
    api('POST /api-meeting/api/user/label/setLabelStaff', { body }),
  );
}

type PersonLabel = { label: Label; staffId: string; isOn: boolean };

/** Puts one person under a label or takes them off it; shown at once, one change after the other (UX-03). */
export function useSetPersonLabel() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'label-people' },
    // The call sets all people of a label, so it needs those of this moment.
    mutationFn: async ({ label, staffId, isOn }: PersonLabel) => {
      const people = await queryClient.fetchQuery({ ...labelPeople(api, label.id), staleTime: 0 });
      const others = people.flatMap(({ staffId: id }) => (id && id !== staffId ? [id] : []));
      const staffIds = isOn ? [...others, staffId] : others;
      await api('POST /api-meeting/api/user/label/setLabelStaff', { body: { labelId: label.id, staffIds } });
    },
    onMutate: async ({ label, staffId, isOn }) => {
      const queryKey = labelKeys.ofPerson(staffId);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Label[]>(queryKey, (own) => {
        const others = own?.filter(({ id }) => id !== label.id);
        return isOn && others ? [...others, label] : others;
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: labelKeys.all }),
  });
}
