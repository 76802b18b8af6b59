'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { PickedPerson } from './picked-person';
import { isPicked, withoutPerson, withPeople, type Selection } from './selection';

type Options = {
  selection: Selection;
  onChange: (selection: Selection) => void;
  /** The caller and everybody who is in already. */
  fixedIds: ReadonlySet<string>;
  limit: number;
};

export type Picking = ReturnType<typeof useSelection>;

/** The actions on a selection; `notice` says in words what the last one did, for a live region. */
export function useSelection({ selection, onChange, fixedIds, limit }: Options) {
  const [notice, setNotice] = useState('');
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  }, [selection]);

  const change = useCallback(
    (next: Selection, words = '') => {
      // Two actions may come before React has shown the first.
      latest.current = next;
      onChange(next);
      setNotice(words);
    },
    [onChange],
  );

  return useMemo(() => {
    const bounds = { fixedIds, limit };
    const add = (people: readonly PickedPerson[], name?: string): number => {
      const result = withPeople(latest.current, people, bounds);
      const { added, isFull } = result;
      if (isFull) change(result.selection, peoplePickerText.tooMany(limit));
      else if (name === undefined) change(result.selection);
      else
        change(
          result.selection,
          added > 0 ? peoplePickerText.addedAll(added, name) : peoplePickerText.alreadyAll(name),
        );
      return added;
    };
    const remove = (staffId: string) => change(withoutPerson(latest.current, staffId));
    return {
      selection,
      limit,
      fixedIds,
      notice,
      say: setNotice,
      isFixed: (staffId: string) => fixedIds.has(staffId),
      isPicked: (staffId: string) => isPicked(selection, staffId),
      add,
      remove,
      removeLast: () => change(latest.current.slice(0, -1)),
      toggle: (person: PickedPerson) => {
        if (fixedIds.has(person.staffId)) return;
        if (isPicked(latest.current, person.staffId)) remove(person.staffId);
        else add([person]);
      },
      clear: () => change([]),
      /** How many more can be picked. */
      left: Math.max(0, limit - selection.length),
    };
  }, [selection, notice, fixedIds, limit, change]);
}
