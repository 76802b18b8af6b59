'use client';

import { useQueries } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { peopleById } from '@/lib/query/contact';
import { useApi } from '@/lib/query/context/api-context';
import { pickedFrom, type PickedPerson } from '../picker/picked-person';
import { chunksOf } from './people-chunks';

/**
 * The people behind the ids that a link or a stored draft names; those who were picked here come with their names. Who has left
 * the company is missing.
 */
export function usePeopleById(ids: readonly string[]) {
  const api = useApi();
  const [picked, setPicked] = useState<ReadonlyMap<string, PickedPerson>>(new Map());
  // The ids of the first rendering: all later ones come with their person.
  const [namedIds] = useState(ids);
  const { people: named, isComplete } = useQueries({
    queries: chunksOf(namedIds).map((chunk) => peopleById(api, chunk)),
    combine: joined,
  });
  const byId = useMemo(
    () => new Map([...named.map((person) => [person.staffId, person] as const), ...picked]),
    [named, picked],
  );
  const people = useMemo(() => ids.flatMap((id) => byId.get(id) ?? []), [ids, byId]);
  const remember = useCallback((more: readonly PickedPerson[]) => {
    setPicked((before) => new Map([...before, ...more.map((person) => [person.staffId, person] as const)]));
  }, []);
  return {
    people,
    remember,
    /** Ids whose people are not read yet, or could not be read. */
    unreadIds: isComplete ? [] : ids.filter((id) => !byId.has(id)),
  };
}

const joined = (results: readonly { data: Parameters<typeof pickedFrom>[0] | undefined }[]) => ({
  people: pickedFrom(results.flatMap(({ data }) => data ?? [])),
  isComplete: results.every(({ data }) => data !== undefined),
});
