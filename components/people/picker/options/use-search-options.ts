'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { matchRange } from '@/lib/domain/contact/match-ranges';
import { useApi } from '@/lib/query/context/api-context';
import { peopleToPick } from '@/lib/query/contact';
import { labels } from '@/lib/query/label';
import { recentMeetings } from '@/lib/query/schedule';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { pickedFrom } from '../picked-person';
import {
  labelOption,
  meetingOption,
  personOption,
  type HeadingOption,
  type PickerOption,
} from './picker-option';
import type { LevelOptions } from './use-level-options';

const mostMeetings = 5;
const headingOf = (name: string): HeadingOption => ({ kind: 'heading', key: `heading ${name}`, name });
const under = (name: string, options: readonly PickerOption[]): PickerOption[] =>
  options.length > 0 ? [headingOf(name), ...options] : [];

type Options = {
  enabled: boolean;
  /** Labels and recent meetings beside the people. */
  withGroups?: boolean;
};

/** The people that a keyword matches, then the labels and recent meetings of that name. */
export function useSearchOptions(keyword: string, { enabled, withGroups = false }: Options): LevelOptions {
  const api = useApi();
  const isSearching = enabled && keyword !== '';
  const people = useQuery({ ...peopleToPick(api, keyword), enabled: isSearching });
  const { data: ownLabels } = useQuery({ ...labels(api), enabled: isSearching && withGroups });
  const { data: meetings } = useQuery({ ...recentMeetings(api), enabled: isSearching && withGroups });

  const options = useMemo(() => {
    if (!people.data) return undefined;
    const { groups } = peoplePickerText;
    const persons = pickedFrom(people.data).map((person) =>
      personOption(person, matchRange({ name: person.realName, pinyin: person.pinyin }, keyword)),
    );
    if (!withGroups) return persons;
    const matches = (name: string) => name.toLowerCase().includes(keyword.toLowerCase());
    const labelled = (ownLabels ?? []).filter(({ name }) => matches(name)).map(labelOption);
    const met = (meetings ?? [])
      .filter(({ theme }) => matches(theme))
      .slice(0, mostMeetings)
      .map(meetingOption);
    if (labelled.length + met.length === 0) return persons;
    return [
      ...under(groups.people, persons),
      ...under(groups.labels, labelled),
      ...under(groups.meetings, met),
    ];
  }, [people.data, ownLabels, meetings, keyword, withGroups]);

  return { options, query: people, emptyText: peoplePickerText.noResults, readMore: undefined };
}
