'use client';

import { useEffect, useRef } from 'react';
import { usePersonChoices } from '@/components/session/choices/person-choices';
import type { PersonConfig } from '@/lib/contract/person-config';
import { limits } from '@/lib/domain/limits/limits';
import { roomsHref, type RoomsView } from '../rooms-view';

type RoomFilter = NonNullable<PersonConfig['roomFilter']>;

/** The part of a view that is remembered: never its day, nor a time or a word of the moment. */
const filterOf = ({ areaIds, capacity, equipment }: RoomsView): RoomFilter => ({
  ...(areaIds.length > 0 && { areaIds: [...areaIds] }),
  ...(capacity !== undefined && { capacityGe: capacity }),
  ...(equipment.length > 0 && { equipment: [...equipment] }),
});

const withFilter = (
  view: RoomsView,
  { areaIds = [], capacityGe, equipment = [] }: RoomFilter,
): RoomsView => ({
  ...view,
  areaIds,
  equipment,
  capacity: limits.capacitySteps.find((seats) => seats === capacityGe),
});

const textOf = (filter: RoomFilter) => JSON.stringify(filter);

/**
 * Restores the last filter where the address has no parameters, and stores each later one (ROOM-01, CFG-04). A link with
 * parameters shows its own filter, which is not stored: it is its sender's choice.
 */
export function useRememberedFilter(view: RoomsView, { isBare }: { isBare: boolean }): void {
  const { choices, choose } = usePersonChoices();
  const previous = useRef<string>(undefined);
  const isSettled = useRef(false);
  useEffect(() => {
    const filter = textOf(filterOf(view));
    const isFirst = previous.current === undefined;
    const isChanged = previous.current !== filter;
    previous.current = filter;
    if (!isFirst && isChanged) {
      isSettled.current = true;
      const last = textOf(choices?.roomFilter ?? {});
      if (filter !== last) choose({ roomFilter: filter === '{}' ? null : filterOf(view) });
      return;
    }
    if (!isBare) isSettled.current = true;
    if (isSettled.current || !choices) return;
    isSettled.current = true;
    const stored = withFilter(view, choices.roomFilter ?? {});
    if (textOf(filterOf(stored)) !== filter) window.history.replaceState(null, '', roomsHref(stored));
  }, [view, isBare, choices, choose]);
}
