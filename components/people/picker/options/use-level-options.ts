'use client';

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FailedQuery } from '@/components/ui/feedback/query-failed';
import type { OrgBranch } from '@/lib/contract/contact';
import type { Api } from '@/lib/client/api';
import { useApi } from '@/lib/query/context/api-context';
import { departmentPeople, frequentContacts, orgBranch, recommendedPeople } from '@/lib/query/contact';
import { labelPeople, labels } from '@/lib/query/label';
import { recentMeetings } from '@/lib/query/schedule';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { pickedFrom, type PickedPerson } from '../picked-person';
import type { PickerLevel } from './picker-level';
import {
  allOption,
  departmentOption,
  labelOption,
  meetingOption,
  personOption,
  type PickerOption,
} from './picker-option';

export type LevelOptions = {
  /** Undefined until the first answer. */
  options: PickerOption[] | undefined;
  query: FailedQuery;
  /** The words for a level without anybody. */
  emptyText: string;
  readMore: (() => void) | undefined;
};

/** The options of a place in the picker; only its own data is read. */
export function useLevelOptions(level: PickerLevel, { enabled }: { enabled: boolean }): LevelOptions {
  const api = useApi();
  const { source, path } = level;
  const step = path.at(-1);
  const reads = (which: PickerLevel['source'], isInside = false) =>
    enabled && source === which && isInside === (step !== undefined);

  const recommended = useQuery({ ...recommendedPeople(api), enabled: reads('recommended') });
  const frequent = useQuery({ ...frequentContacts(api), enabled: reads('frequent') });
  const ownLabels = useQuery({ ...labels(api), enabled: reads('labels') });
  const labelled = useQuery({ ...labelPeople(api, step?.id ?? ''), enabled: reads('labels', true) });
  const recent = useQuery({ ...recentMeetings(api), enabled: enabled && source === 'recent' });
  const branch = useInfiniteQuery({
    ...orgBranch(api, source === 'organization' ? step?.id : undefined),
    enabled: enabled && source === 'organization',
  });
  const readDepartment = useReadDepartment(api);

  const { empty } = peoplePickerText;
  const options = useMemo((): PickerOption[] | undefined => {
    const peopleOptions = (people: readonly PickedPerson[] | undefined, name: string) =>
      people && [...allOption(name, people), ...people.map((person) => personOption(person))];
    if (source === 'recommended')
      return recommended.data && pickedFrom(recommended.data).map((person) => personOption(person));
    if (source === 'frequent')
      return frequent.data && pickedFrom(frequent.data).map((person) => personOption(person));
    if (source === 'labels') {
      if (step) return peopleOptions(labelled.data && pickedFrom(labelled.data), step.name);
      return ownLabels.data?.map(labelOption);
    }
    if (source === 'recent') {
      const meeting = recent.data?.find(({ meetingNo }) => meetingNo === step?.id);
      if (step) return peopleOptions(recent.data && (meeting?.meetingMemberList ?? []), step.name);
      return recent.data?.map(meetingOption);
    }
    return branch.data && branchOptions(level, branch.data.pages, readDepartment);
  }, [
    source,
    step,
    level,
    recommended.data,
    frequent.data,
    ownLabels.data,
    labelled.data,
    recent.data,
    branch.data,
    readDepartment,
  ]);

  const query = { recommended, frequent, labels: step ? labelled : ownLabels, recent, organization: branch }[
    source
  ];
  const emptyText = step
    ? { labels: empty.label, recent: empty.meeting, organization: empty.department }[String(source)]
    : empty[source];
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = branch;
  return {
    options,
    query,
    emptyText: emptyText ?? peoplePickerText.noResults,
    readMore:
      source === 'organization' && hasNextPage && !isFetchingNextPage
        ? () => void fetchNextPage()
        : undefined,
  };
}

type ReadDepartment = (id: string) => Promise<readonly PickedPerson[]>;

function useReadDepartment(api: Api): ReadDepartment {
  const queryClient = useQueryClient();
  return useMemo(
    () => async (id: string) => pickedFrom(await queryClient.fetchQuery(departmentPeople(api, id))),
    [api, queryClient],
  );
}

function branchOptions(
  level: PickerLevel,
  pages: readonly OrgBranch[],
  read: ReadDepartment,
): PickerOption[] {
  const step = level.path.at(-1);
  const count = pages[0]?.memberTotalCount ?? 0;
  return [
    ...(step && count > 1
      ? [{ kind: 'all' as const, key: 'all', name: step.name, count, people: () => read(step.id) }]
      : []),
    ...pages.flatMap(({ departments }) => departments.map(departmentOption(level))),
    ...pages.flatMap(({ members }) => pickedFrom(members).map((person) => personOption(person))),
  ];
}
