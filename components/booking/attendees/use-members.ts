'use client';

import { useCallback, useMemo } from 'react';
import { usePeopleById } from '@/components/people/field/use-people-by-id';

export type Organizer = { staffId: string; realName: string };
export type Members = ReturnType<typeof useMembers>;

/** The people of the form: the organizer is always in. */
export function useMembers(organizer: Organizer, memberIds: readonly string[]) {
  const { people, remember, unreadIds } = usePeopleById(memberIds);
  const { staffId, realName } = organizer;
  const names = useMemo(
    () =>
      new Map([[staffId, realName], ...people.map((person) => [person.staffId, person.realName] as const)]),
    [staffId, realName, people],
  );
  const allIds = useMemo(() => [staffId, ...memberIds], [staffId, memberIds]);
  const nameOf = useCallback((id: string) => names.get(id) ?? '', [names]);
  return { people, remember, unreadIds, allIds, nameOf };
}
